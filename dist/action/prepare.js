void require("./main.js").main("prepare");

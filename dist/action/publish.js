void require("./main.js").main("publish");

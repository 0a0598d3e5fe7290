void require("./main.js").main("setup");

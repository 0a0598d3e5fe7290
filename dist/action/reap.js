void require("./main.js").main("reap");

void require("./main.js").main("report");

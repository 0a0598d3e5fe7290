void require("./main.js").main("plan");

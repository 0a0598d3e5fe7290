void require("./main.js").main("announce");

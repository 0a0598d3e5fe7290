void require("./main.js").main("swap");

void require("./main.js").main("upload");

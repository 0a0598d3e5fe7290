void require("./main.js").main("agents");

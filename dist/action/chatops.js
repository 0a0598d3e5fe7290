void require("./main.js").main("chatops");

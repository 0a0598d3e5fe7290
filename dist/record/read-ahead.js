"use strict";

let node_worker_threads = require("node:worker_threads");

// src/record/read-ahead.ts
Promise.resolve().then(() => require("../shared/read.js")).then((n) => n.read_chunks_exports).then(({ readChunks }) => {
	readChunks(node_worker_threads.workerData);
});

"use strict";

let node_net = require("node:net");

// src/platform/loopback/free-port.ts
async function freePort() {
	const server = (0, node_net.createServer)();
	await new Promise((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
	const { port } = server.address();
	await new Promise((resolve) => server.close(resolve));
	return port;
}

exports.freePort = freePort;
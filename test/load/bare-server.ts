import { createServer } from "node:http";

// A server that does nothing but answer, in a process of its own: what it takes is what the machine takes.
const server = createServer((_, response) => response.end("{}"));
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.once("disconnect", () => process.exit());

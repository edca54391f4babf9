/** A bare Fastify that sends the bytes of one file, as brotli: what a finished body costs at the least. */
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { fastify } from "fastify";

const [file = ""] = process.argv.slice(2);
const body = readFileSync(file);
const server = fastify();
server.get("/", (_request, reply) => reply.header("content-type", "text/html; charset=utf-8").header("content-encoding", "br").send(body));
await server.listen({ port: 0, host: "127.0.0.1" });
process.send?.((server.server.address() as AddressInfo).port);
process.on("disconnect", () => process.exit());

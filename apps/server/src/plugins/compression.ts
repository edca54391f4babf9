import compress from "@fastify/compress";
import etag from "@fastify/etag";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** Bodies are compressed, and answered with 304 where the reader has them already. */
const plugin: FastifyPluginAsync = async (app) => {
  // Weak, because one tag stands for the compressed and the plain form of a body.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ["br", "gzip"], globalDecompression: false });
};

export const compression = fastifyPlugin(plugin, { name: "compression" });

import cors from "@fastify/cors";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** Lets the pages of the allowed origins make the calls of specification §7 with cookies, as our own client makes them; no one else's. */
const plugin: FastifyPluginAsync<{ readonly allowedOrigins: readonly string[] }> = async (app, { allowedOrigins }) => {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...allowedOrigins],
    credentials: true,
    methods: ["GET", "HEAD", "POST"],
    allowedHeaders: ["authorization", "client_id", "content-type", "idempotency-key", "purpose"],
    exposedHeaders: ["retry-after"],
    maxAge: 600,
    strictPreflight: false,
  });
};

export const crossOrigin = fastifyPlugin(plugin, { name: "cross-origin" });

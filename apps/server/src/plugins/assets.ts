import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { joinedStyles } from "./joined-styles.ts";

/** The portal's build: names in assets/ carry a hash of their content and never change; names in static/ stay. */
const plugin: FastifyPluginAsync<{ readonly clientDir: string }> = async (app, { clientDir }) => {
  const shared = { index: false as const, redirect: false, decorateReply: false, preCompressed: true, schemaHide: true };
  await app.register(joinedStyles, { folder: join(clientDir, "assets") });
  await app.register(fastifyStatic, { ...shared, root: join(clientDir, "assets"), prefix: "/assets/", maxAge: "365d", immutable: true });
  await app.register(fastifyStatic, { ...shared, root: join(clientDir, "static"), prefix: "/static/", maxAge: "1h" });
};

export const assets = fastifyPlugin(plugin, { name: "assets" });

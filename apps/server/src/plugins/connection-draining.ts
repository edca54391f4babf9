import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the process was asked to end: requests should go to another one. */
    readonly isStopping: () => boolean;
  }
}

/** While the server is about to end, each answer closes its connection, so that the client's next request opens one elsewhere. */
const plugin: FastifyPluginAsync<{ readonly shutdown: AbortSignal | undefined }> = async (app, { shutdown }) => {
  let isClosing = false;
  const isStopping = (): boolean => isClosing || shutdown?.aborted === true;
  app.decorate("isStopping", isStopping);
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", (_request, reply, next) => {
    // On the raw answer: the hub writes its answers itself.
    if (isStopping()) reply.raw.setHeader("connection", "close");
    next();
  });
};

export const connectionDraining = fastifyPlugin(plugin, { name: "connection-draining" });

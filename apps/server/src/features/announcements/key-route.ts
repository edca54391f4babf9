import type { FastifyPluginAsync } from "fastify";
import { keyPath } from "./index-now.ts";

/** The file by which search engines see that announcements are the portal's own. */
export const keyRoute: FastifyPluginAsync<{ readonly key: string }> = async (app, { key }) => {
  app.get(keyPath(key), { schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(key),
  );
};

import { type PublicIp, publicIpSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { withoutMapping } from "../../services/limits/network.ts";

/** The lookup of the visitor's address, which specification §7 leaves to another host. */
export const publicIpRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Reply: PublicIp }>(
    "/api/public-ip",
    {
      schema: {
        operationId: "getPublicIp",
        tags: ["visitor"],
        summary: "The visitor's address",
        description:
          "As the server knows it: behind proxies, as those of TRUSTED_PROXIES say. No envelope, as in the lookup it stands for (specification §7).",
        response: { 200: { ...publicIpSchema, description: "The address. Never kept by anybody." } },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      return { ip: withoutMapping(request.ip) };
    },
  );
};

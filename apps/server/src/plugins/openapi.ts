import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { addCommonResponses } from "./common-responses.ts";
import { VERSION } from "../process/version.ts";

/**
 * Swagger UI sets styles from script and writes HTML without Trusted Types. Its pages show nothing of visitors' or editors' making,
 * so they alone are allowed that; scripts still come from our own origin only.
 */
const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The description of the API, made from the routes' schemas, at /api/docs (as JSON at /api/docs/json). */
const plugin: FastifyPluginAsync = async (app) => {
  app.addHook("onRoute", addCommonResponses);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Portal API",
        version: VERSION.slice(1),
        description:
          "The calls of the portal. Every answer is an envelope {success, data, message}; lists add total. Dates are ISO 8601 in UTC without a trailing Z.",
      },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          "__Host-staff": { type: "apiKey", in: "cookie", name: "__Host-staff" },
        },
      },
      tags: [
        { name: "content", description: "Sites, categories, articles and parameters." },
        { name: "pages", description: "What a whole page needs, in one round trip." },
        { name: "files", description: "Pictures, videos, documents and downloads." },
        { name: "forms", description: "What visitors send; the same forms stand in the pages." },
        { name: "accounts", description: "Who is logged in." },
        { name: "administration", description: "For staff, by their roles on sites; every act is kept in the audit." },
        { name: "visitor", description: "Whoever asks." },
        { name: "health", description: "For whoever watches over the server." },
      ],
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: docsPolicy,
    uiConfig: { docExpansion: "list" },
    theme: { title: "Portal API" },
  });
};

export const openapi = fastifyPlugin(plugin, { name: "openapi" });

import helmet from "@fastify/helmet";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";

export interface SecurityHeadersOptions {
  readonly config: { readonly publicOrigin: string | undefined; readonly allowedApiOrigins: readonly string[] };
  /** false in development, where the bundler's own inline scripts would be blocked. */
  readonly strict: boolean;
}

/** Features of the browser that no page of ours uses. */
const permissions = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "browsing-topics",
];

/** Nothing inline, nothing from elsewhere, HTML only through a named Trusted Types policy. */
const plugin: FastifyPluginAsync<SecurityHeadersOptions> = async (app, { config, strict }) => {
  const others = [...config.allowedApiOrigins];
  await app.register(helmet, {
    contentSecurityPolicy: strict && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", ...others],
        // An https: source does not cover wss:, which the real-time hub of another origin speaks.
        connectSrc: ["'self'", ...others, ...others.map((other) => other.replace(/^http/, "ws"))],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["dompurify", "portal"],
      },
    },
    // Only where the portal says itself that visitors come by https: a test on localhost must not lock a browser out.
    strictTransportSecurity: config.publicOrigin?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Pages of the allowed origins show our pictures.
    crossOriginResourcePolicy: { policy: others.length > 0 ? "cross-origin" : "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", permissions.map((name) => `${name}=()`).join(", "));
  });
};

export const securityHeaders = fastifyPlugin(plugin, { name: "security-headers" });

import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyPluginAsync } from "fastify";
import fastifyPlugin from "fastify-plugin";
import helmet, { type HelmetOptions } from "helmet";

declare module "fastify" {
  interface FastifyInstance {
    /** What every reply has; what is answered past the reply sets them itself. Names in lower case. */
    readonly securityHeaders: Readonly<Record<string, string>>;
  }
  interface FastifyContextConfig {
    /** The answer is a file that pages are made of, such as a script: it has the headers that say something there. */
    readonly isFile?: boolean;
  }
}

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
const plugin: FastifyPluginAsync<SecurityHeadersOptions> = async (app, options) => {
  const headers = { ...headersOf(helmetOptions(options)), "permissions-policy": permissions.map((name) => `${name}=()`).join(", ") };
  app.decorate("securityHeaders", headers);
  const ofFiles = fileHeadersOf(headers);
  app.addHook("onRequest", ({ routeOptions }, reply, next) => {
    // Not on the raw answer: Node would look at each of them there, and again when all are sent.
    reply.headers(routeOptions.config.isFile === true ? ofFiles : headers);
    next();
  });
};

/** What helmet sets on an answer: the same on each, so it is asked once. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string): void => void (headers[name.toLowerCase()] = value),
    removeHeader: (): void => undefined,
  };
  // It reads nothing of a request, and sets or removes headers of the answer.
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw new Error("The security headers could not be made.", { cause: error });
  });
  return headers;
}

/** A page's headers are larger than most of the files that it is made of. A worker, and a picture that is opened, have the rules of their own answer. */
function fileHeadersOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const kept = Object.entries(headers).filter(([name]) => fileHeaders.includes(name));
  return { ...Object.fromEntries(kept), ...("content-security-policy" in headers && { "content-security-policy": "default-src 'self'" }) };
}

const fileHeaders = ["x-content-type-options", "cross-origin-resource-policy", "strict-transport-security"];

function helmetOptions({ config, strict }: SecurityHeadersOptions): HelmetOptions {
  const others = [...config.allowedApiOrigins];
  return {
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
    // Of browsers and plug-ins that no longer exist, or what is so without them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  };
}

export const securityHeaders = fastifyPlugin(plugin, { name: "security-headers" });

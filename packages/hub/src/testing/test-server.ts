/**
 * The test hub alone, for other suites: `PORT=5000 npm run hub:test-server`. Prints its address, serves until SIGTERM or Ctrl+C.
 * ALLOWED_ORIGINS, comma-separated, are pages of other origins that may connect. HOST is 127.0.0.1 by default.
 */
import { usualEndpoints } from "./test-endpoints.ts";
import { startTestSite } from "./test-site.ts";

const { PORT = "5000", HOST = "127.0.0.1", ALLOWED_ORIGINS = "" } = process.env;
const allowedOrigins = ALLOWED_ORIGINS.split(",").filter((origin) => origin !== "");
const site = await startTestSite({
  port: Number(PORT),
  host: HOST,
  allowedOrigins,
  endpoints: usualEndpoints.map((endpoint) => ({ ...endpoint, options: { ...endpoint.options, allowedOrigins, detailedErrors: true } })),
});
console.log(`Test hubs at ${site.origin}: ${usualEndpoints.map(({ path }) => path).join(" ")}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void site.close());

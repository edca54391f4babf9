/**
 * The test hubs alone, for other suites: `PORT=5000 npm run hub:test-server`. Prints their address, serves until SIGTERM or Ctrl+C.
 * ALLOWED_ORIGINS, comma-separated, are pages of other origins that may connect. HOST is 127.0.0.1 by default. Servers with the same
 * DATABASE_URL are joined by it: what one sends reaches the clients of all.
 */
import { postgresBackplane } from "../postgres.ts";
import { type TestEndpoint, usualEndpoints } from "./test-endpoints.ts";
import { startTestSite } from "./test-site.ts";

const { PORT = "5000", HOST = "127.0.0.1", ALLOWED_ORIGINS = "", DATABASE_URL = "" } = process.env;
const allowedOrigins = ALLOWED_ORIGINS.split(",").filter((origin) => origin !== "");

/** Hubs meet at the channel of their path. */
function joined(endpoint: TestEndpoint): TestEndpoint {
  const channel = `test_hub${endpoint.path.replaceAll(/\W/g, "_")}`;
  const backplane = DATABASE_URL === "" ? {} : { backplane: postgresBackplane({ connection: DATABASE_URL, channel }) };
  return { ...endpoint, options: { ...endpoint.options, ...backplane, allowedOrigins, detailedErrors: true } };
}

const site = await startTestSite({ port: Number(PORT), host: HOST, allowedOrigins, endpoints: usualEndpoints.map(joined) });
console.log(`Test hubs at ${site.origin}: ${usualEndpoints.map(({ path }) => path).join(" ")}`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void site.close());

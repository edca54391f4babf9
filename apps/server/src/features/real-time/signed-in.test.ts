/** Who connects to the hub: visitors without a token, accounts with a good one, no one with a bad one (specification §7). */
import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/test-app.ts";
import type { Services } from "../../services.ts";
import { createQueues } from "../../services/queues.ts";

const services = {
  queues: createQueues(),
  ministry: { vi: "btc", en: "mof" },
  origin: "http://localhost",
  authenticate: async (token: string) =>
    token === "good" ? { id: "7", role: "visitor", session: "1", expiresAt: Date.now() + 60_000 } : undefined,
} as unknown as Services;

const negotiate = async (query: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const app = await buildTestApp({ services });
  const response = await app.inject({ method: "POST", url: `/api/apphub/negotiate?negotiateVersion=1${query}`, headers });
  return response.statusCode;
};

it.each([
  ["no token", "", {}, 200],
  ["a good token in the header", "", { authorization: "Bearer good" }, 200],
  ["a good token as access_token", "&access_token=good", {}, 200],
  ["a bad token in the header", "", { authorization: "Bearer bad" }, 401],
  ["a bad token as access_token", "&access_token=bad", {}, 401],
])("%s", async (_, query, headers, status) => {
  expect(await negotiate(query, headers)).toBe(status);
});

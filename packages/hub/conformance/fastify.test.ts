/** That the Fastify plugin stands in no row's way: some of each kind again, behind it. */
import * as signalR from "@microsoft/signalr";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hubPlugin } from "../src/fastify.ts";
import { createTestHub } from "../src/testing/test-hub.ts";
import { authenticateIfGiven } from "../src/testing/test-user.ts";
import { type BehaviourId, cellsOf } from "./behaviours/index.ts";
import { proofs } from "./raw/index.ts";
import { type RawLab, runProof } from "./raw/lab.ts";
import { scenarios } from "./scenarios/index.ts";
import { runScenario } from "./scenarios/lab.ts";

const app = fastify();
let origin = "";
const site: RawLab["site"] = {
  get origin() {
    return origin;
  },
  restart: () => Promise.reject(new Error("Nothing here restarts.")),
};
beforeAll(async () => {
  await app.register(hubPlugin, { path: "/testhub", hub: createTestHub(), authenticate: authenticateIfGiven });
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const byClient = new Set<BehaviourId>([
  "invoke-any-text",
  "stream-cancel",
  "stream-cancel-at-once",
  "stream-long",
  "upload-items",
  "client-result",
  "send-user",
  "know-transport",
  "stop-in-order",
]);
const byWire = new Set<BehaviourId>([
  "negotiate-version-0",
  "negotiate-version-1",
  "negotiate-post-only",
  "post-no-id",
  "handshake-split",
  "message-split",
  "origin-foreign",
  "socket-second",
  "socket-unknown-id",
  "socket-no-status",
  "post-at-a-time",
  "post-whole",
  "events-type",
  "events-reset",
  "poll-new-ends-old",
  "delete-ends",
]);

describe("behind Fastify, @microsoft/signalr in Node", () => {
  for (const { id, text, way } of cellsOf("node").filter(({ id }) => byClient.has(id)))
    test(`${id}: ${text} [${way}]`, async () => {
      if (way === "HTTP") throw new Error("A client needs a transport.");
      await expect(runScenario(scenarios[id as keyof typeof scenarios], { signalR, origin, transport: way })).resolves.toBeUndefined();
    });
});

describe("behind Fastify, bare requests and sockets", () => {
  for (const { id, text, way } of cellsOf("wire").filter(({ id }) => byWire.has(id)))
    test(`${id}: ${text} [${way}]`, async () => {
      const transport = way === "HTTP" ? "WebSockets" : way;
      await expect(runProof(proofs[id as keyof typeof proofs], { transport, site, logged: () => "" })).resolves.toBeUndefined();
    });
});

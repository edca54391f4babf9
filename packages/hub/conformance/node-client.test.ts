/** The table's rows by @microsoft/signalr in Node, over each transport. */
import * as signalR from "@microsoft/signalr";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TransportName } from "../src/hub.ts";
import { startTestSite, type TestSite } from "../src/testing/test-site.ts";
import { cellsOf } from "./behaviours/index.ts";
import { conformanceEndpoints } from "./endpoints.ts";
import { scenarios } from "./scenarios/index.ts";
import { runScenario } from "./scenarios/lab.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ endpoints: conformanceEndpoints([]) });
});
afterAll(() => site.close());

describe("@microsoft/signalr in Node", { tags: "verify" }, () => {
  for (const { id, text, way } of cellsOf("node"))
    test(`${id}: ${text} [${way}]`, async () => {
      const scenario = scenarios[id as keyof typeof scenarios];
      const running = runScenario(scenario, { signalR, origin: site.origin, transport: way as TransportName });
      await expect(running).resolves.toBeUndefined();
    });
});

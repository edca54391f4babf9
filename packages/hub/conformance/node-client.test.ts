/** The table's rows by @microsoft/signalr in Node, over each transport. */
import * as signalR from "@microsoft/signalr";
import { afterAll, beforeAll, describe, test } from "vitest";
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

describe("@microsoft/signalr in Node", () => {
  for (const { id, way, title } of cellsOf("node")) {
    test(title, async () => {
      const scenario = scenarios[id as keyof typeof scenarios];
      await runScenario(scenario, { signalR, origin: site.origin, transport: way as TransportName });
    });
  }
});

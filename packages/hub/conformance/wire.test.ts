/** The table's rows by bare requests and sockets, over each transport: what no client library would send. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TransportName } from "../src/hub.ts";
import { startTestSite, type TestSite } from "../src/testing/test-site.ts";
import { cellsOf } from "./behaviours/index.ts";
import { conformanceEndpoints } from "./endpoints.ts";
import { ALLOWED } from "./raw/guarding.ts";
import { proofs } from "./raw/index.ts";
import { keepLog, runProof } from "./raw/lab.ts";

let site: TestSite;
const { log, text: logged } = keepLog();
beforeAll(async () => {
  site = await startTestSite({ endpoints: conformanceEndpoints([ALLOWED], log) });
});
afterAll(() => site.close());

describe("bare requests and sockets", () => {
  for (const { id, text, way } of cellsOf("wire"))
    test(`${id}: ${text} [${way}]`, async () => {
      const transport: TransportName = way === "HTTP" ? "WebSockets" : way;
      await expect(runProof(proofs[id as keyof typeof proofs], { transport, site, logged })).resolves.toBeUndefined();
    });
});

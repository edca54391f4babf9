import type { Diagnostic } from "@portal/core";
import { expect, test, vi } from "vitest";
import type { PortalLog } from "../portal-build.ts";
import { createMetadataLog } from "./metadata-log.ts";

const finding = (code: string, severity: Diagnostic["severity"] = "warning"): Diagnostic => ({
  code,
  severity,
  path: "/blocks/0",
  problem: `About ${code}.`,
  advice: "Correct it.",
});

test("the same findings are logged once a record, changed ones again, corrected ones not, and broken ones after that again", () => {
  const log = vi.fn<PortalLog>();
  const report = createMetadataLog(log);
  for (let request = 0; request < 100; request += 1) report("site btc", [finding("a")]);
  expect(log.mock.calls).toEqual([
    [
      expect.stringContaining("Metadata has errors"),
      { record: "site btc", count: 1, findings: [{ code: "a", at: "/blocks/0", message: "About a. Correct it." }] },
    ],
  ]);
  report("site mof", [finding("a")]);
  expect(log).toHaveBeenCalledTimes(2);
  report("site btc", [finding("a"), finding("b")]);
  expect(log).toHaveBeenCalledTimes(3);
  report("site btc", [finding("c", "info")]);
  report("site btc", []);
  expect(log).toHaveBeenCalledTimes(3);
  report("site btc", [finding("a")]);
  expect(log).toHaveBeenCalledTimes(4);
});

test("remembers a bounded number of records", () => {
  const log = vi.fn<PortalLog>();
  const report = createMetadataLog(log);
  for (let index = 0; index <= 5000; index += 1) report(`category ${index}`, [finding("a")]);
  report("category 5000", [finding("a")]);
  expect(log).toHaveBeenCalledTimes(5001);
  report("category 0", [finding("a")]);
  expect(log).toHaveBeenCalledTimes(5002);
});

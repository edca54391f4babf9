import { type Diagnostic, diagnosticMessage } from "@portal/core";
import type { PortalLog } from "../portal-build.ts";

/** How many records are remembered; beyond that the oldest is dropped, and would be logged once more. */
const MAX_RECORDS = 5000;
const MAX_FINDINGS = 10;

/**
 * Logs what editors should correct in a record's metadata: once, and again when the findings change. A page is read far more often than
 * its metadata changes. Findings of severity "info" are for the inspector only.
 */
export function createMetadataLog(log: PortalLog): (record: string, diagnostics: readonly Diagnostic[]) => void {
  const logged = new Map<string, string>();
  return (record, diagnostics) => {
    const serious = diagnostics.filter(({ severity }) => severity !== "info");
    const findings = serious
      .slice(0, MAX_FINDINGS)
      .map((one) => ({ code: one.code, at: one.path, message: diagnosticMessage(one).slice(0, 300) }));
    const state = serious.length === 0 ? undefined : JSON.stringify([serious.length, findings]);
    if (logged.get(record) === state) return;
    logged.delete(record);
    if (state === undefined) return;
    logged.set(record, state);
    if (logged.size > MAX_RECORDS) logged.delete(logged.keys().next().value ?? "");
    log("Metadata has errors; the portal goes on without what it cannot use", { record, count: serious.length, findings });
  };
}

import { type Fields, isRecord } from "../untrusted.ts";
import { diagnostic } from "../diagnostics.ts";
import type { Diagnostic } from "../model.ts";
import { boundJson, fileBounds } from "../parse/bound.ts";
import { localiseTexts } from "./localise-texts.ts";
import type { Migrated, MigrationStep } from "./model.ts";
import { namePageKinds } from "./name-page-kinds.ts";

const steps: readonly MigrationStep[] = [localiseTexts, namePageKinds];

/** Version of the format that this engine reads (layout.schema.json). */
export const LAYOUT_VERSION = 3;

/** A layout file of any version → the newest one, step by step. Pure, idempotent and total; what it cannot migrate it leaves as it is. */
export function migrateLayout(input: unknown): Migrated {
  const untouched = (from: number | undefined, diagnostics: readonly Diagnostic[]): Migrated => ({
    value: input,
    from,
    to: from,
    steps: [],
    diagnostics,
  });
  const bounded = boundJson(input, fileBounds);
  // A copy that had to be cut would lose what was cut off.
  if (bounded.diagnostics.length > 0)
    return untouched(
      undefined,
      bounded.diagnostics.map((diagnostic) => ({ ...diagnostic, severity: "error" })),
    );
  if (!isRecord(bounded.value))
    return untouched(undefined, [
      refusal("not-a-layout", "", "A layout file holds one JSON object, so this cannot be one.", "Check that it is the right file."),
    ]);

  const from = versionOf(bounded.value);
  if (from === undefined)
    return untouched(undefined, [
      refusal(
        "unknown-version",
        "/version",
        "There never was such a version of the format.",
        `Write the version the file was made for, 1 to ${LAYOUT_VERSION}.`,
      ),
    ]);
  if (from > LAYOUT_VERSION)
    return untouched(from, [
      refusal(
        "newer-version",
        "/version",
        `The file has version ${from} of the format and this engine knows ${LAYOUT_VERSION} at most, so it would lose things.`,
        "Update the engine.",
      ),
    ]);
  return from === LAYOUT_VERSION ? untouched(from, []) : runMigrations(bounded.value, from);
}

function runMigrations(layout: Fields, from: number): Migrated {
  const taken: string[] = [];
  const diagnostics: Diagnostic[] = [];
  let value = layout;
  let version = from;
  for (const step of steps) {
    if (step.from !== version) continue;
    const outcome = step.migrate(value);
    ({ value } = outcome);
    version = step.to;
    taken.push(step.name);
    diagnostics.push(...outcome.diagnostics);
  }
  return { value, from, to: version, steps: taken, diagnostics };
}

/** Files in the shape of specification §3 carry no version. */
function versionOf({ version }: Fields): number | undefined {
  if (version === undefined) return 1;
  return typeof version === "number" && Number.isInteger(version) && version >= 1 ? version : undefined;
}

const refusal = (code: string, path: string, problem: string, advice: string): Diagnostic =>
  diagnostic(code, "error", path, problem, advice);

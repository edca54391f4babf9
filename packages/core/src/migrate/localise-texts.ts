import { type Fields, isRecord } from "../untrusted.ts";
import type { MigrationStep } from "./model.ts";

/** Version 1 is the shape of specification §3: no version, and texts in Vietnamese only. */
export const localiseTexts: MigrationStep = {
  from: 1,
  to: 2,
  name: "localise-texts",
  migrate(layout) {
    const { $schema, version: _, blocks, ...rest } = layout;
    const value = {
      ...($schema === undefined ? {} : { $schema }),
      version: 2,
      ...localise(rest),
      ...(blocks === undefined
        ? {}
        : { blocks: Array.isArray(blocks) ? blocks.map((block: unknown) => (isRecord(block) ? localise(block) : block)) : blocks }),
    };
    return { value, diagnostics: [] };
  },
};

function localise(fields: Fields): Fields {
  const value: Record<string, unknown> = { ...fields };
  for (const field of ["label", "description"]) if (typeof value[field] === "string") value[field] = { vi: value[field] };
  return value;
}

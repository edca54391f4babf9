import type { Diagnostic } from "../model.ts";
import type { Fields } from "../untrusted.ts";

/** What `migrateLayout` made of a file. */
export interface Migrated {
  /** In the newest format; what came in, untouched, where it could not be migrated. */
  readonly value: unknown;
  /** Versions; undefined where none could be read. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Steps taken, in order: "localise-texts", "name-page-kinds". */
  readonly steps: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Brings a layout from one version to the next. Pure; passes over what it does not understand, which lint then reports. */
export interface MigrationStep {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  migrate(layout: Fields): { value: Fields; diagnostics: readonly Diagnostic[] };
}

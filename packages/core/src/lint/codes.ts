import type { Severity } from "../model.ts";

/**
 * Every code that the engine reports: its severities (lint's own first) and what it means. docs/layouts.md says how to fix each;
 * a test compares this table with the document and with the sources.
 */
export interface Code {
  readonly severities: readonly [Severity, ...Severity[]];
  readonly meaning: string;
}

const error = (meaning: string, ...others: Severity[]): Code => ({ severities: ["error", ...others], meaning });
const warning = (meaning: string, ...others: Severity[]): Code => ({ severities: ["warning", ...others], meaning });
const info = (meaning: string, ...others: Severity[]): Code => ({ severities: ["info", ...others], meaning });

/** Files in layouts/pages and layouts/templates. Each has a broken copy in rules.test.ts, which reads this list from here. */
const files = {
  "invalid-json": error("The file is not JSON."),
  "file-too-large": error("The file is larger than any layout can be."),
  "wrong-schema": error("`$schema` is missing or does not name the schema of this kind of file."),
  "wrong-version": error("The file has another version of the format than this engine reads."),
  "missing-field": error("A required field is missing."),
  "missing-label": error("A text for people is missing or empty."),
  "bad-block-type": error("The block type is none of category, categories, treeCategories, cards."),
  "file-name-mismatch": error("The file is not named for the id it holds."),
  "duplicate-layout-id": error("Two layouts have the same id."),
  "duplicate-template-id": error("Two templates have the same id."),
  "duplicate-block-key": error("Two blocks of a layout have the same key."),
  "default-key-mismatch": error("Default content names another block than the one it stands in."),
  "dangling-template": error("A layout names a template that does not exist."),
  "unused-template": warning("Neither a layout nor a view uses the template."),
  "block-without-area": error("The template has no area for a block of the layout."),
  "area-without-block": error("No layout has a block for an area of the template."),
  "duplicate-area": error("A template has two areas for the same block."),
  "skipped-heading-level": error("A heading is more than one level below the one before it."),
  "missing-h1": error("A template has no heading of level 1."),
  "duplicate-h1": error("A template has more than one heading of level 1."),
  "missing-main": error("A template has no main landmark."),
  "duplicate-main": error("A template has more than one main landmark."),
  "nested-landmark": error("A main or complementary landmark stands inside a landmark that may not hold it."),
  "unlabelled-landmark": error("A landmark other than main has no label."),
  "empty-region": error("A region holds nothing."),
  "span-too-wide": error("A child spans more columns than the grid around it has."),
  "unknown-widget": error("A static area names a widget that is not registered."),
  "unknown-variant": warning("A block names a variant that its type does not have."),
  "missing-english": info("A text for people has no English version."),
} satisfies Record<string, Code>;

/** Metadata, as it is read for visitors and checked before it is published. */
const metadata = {
  "metadata-unparsable": error("Metadata is not JSON."),
  "metadata-too-large": error("Metadata is too long to be read."),
  "metadata-not-object": error("Metadata is JSON, but no object."),
  "unknown-key": error("A field is not known.", "info"),
  "invalid-value": error("A value is not what its field takes.", "warning"),
  "too-deep": error("Values are nested too deeply.", "warning"),
  "too-many-nodes": error("There are too many values.", "warning"),
  "string-too-long": error("A text is too long.", "warning"),
  "unsafe-key": error("A key could change program objects.", "warning"),
  "too-many-diagnostics": info("There are more findings than are listed."),
  "duplicate-assignment": warning("A block is assigned content more than once."),
  "unsafe-url": error("An address may not be linked to or shown.", "warning"),
  "unknown-layout": error("There is no layout of this id.", "warning"),
  "layout-not-for-page": error("The layout is not made for this kind of page.", "warning"),
  "unknown-view": warning("There is no view of this name for this kind of page."),
  "wrong-content-type": error("Content does not suit the type of the block.", "warning"),
  "unknown-block-key": error("The layout has no block of this key.", "info"),
  "unassigned-block": error("A block has no content.", "info"),
  "too-many-queries": warning("A page asks for more contents than are loaded."),
  "dangling-category": warning("A block names a category that does not exist."),
} satisfies Record<string, Code>;

/** Building the catalogue from layouts and templates. */
const catalogue = {
  "missing-template": error("A layout was left out because its template does not exist."),
  "duplicate-id": error("A layout or template was left out because its id is taken."),
  "invalid-definition": error("A layout or template was left out because it does not meet its schema."),
} satisfies Record<string, Code>;

const editing = {
  "unknown-command": error("The command is not known."),
  "not-editable": error("The layout fixes the block's content."),
  "not-permitted": error("The policy does not let this person do it."),
  "index-out-of-range": error("There is no entry at that position."),
  "too-many-assignments": error("The metadata holds content of as many blocks as are read."),
  "kept-content": info("The new layout lacks a block; its content is kept."),
} satisfies Record<string, Code>;

const migration = {
  "not-a-layout": error("The value cannot be a layout file."),
  "unknown-version": error("The version is none that was ever used."),
  "newer-version": error("The file was written for a newer engine."),
  "inferred-page-kind": info("The kinds of page were inferred from the layout's id."),
} satisfies Record<string, Code>;

export const codes: ReadonlyMap<string, Code> = new Map(Object.entries({ ...files, ...metadata, ...catalogue, ...editing, ...migration }));

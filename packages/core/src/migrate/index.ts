/** Bringing layout files of older formats up to date. */
export { LAYOUT_VERSION, migrateLayout } from "./migrate-layout.ts";
export type { Migrated } from "./model.ts";

// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
/** Names of the shells, the default one first. */
export const shellNames = ["default", "planning-ministry", "other"] as const;

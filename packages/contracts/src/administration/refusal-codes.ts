/** Why an act of editing was not done, as `data.code` of the answer says it. */
export const refusalCodes = [
  "not-found",
  "not-permitted",
  "wrong-state",
  "changed-meanwhile",
  "conflict",
  "invalid",
  "not-approved",
  "own-work",
  "layout-by-commands",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

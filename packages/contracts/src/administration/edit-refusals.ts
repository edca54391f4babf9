/** Why an act of editing is refused as invalid, where an editor can come to it; the numbers that belong to it stand beside the reason. */
export const editRefusals = [
  "nothing-to-submit",
  "too-many-records",
  "too-many-comments",
  "merge-elsewhere",
  "merge-below",
  "merge-too-large",
  "time-over",
  "ends-before",
] as const;
export type EditRefusal = (typeof editRefusals)[number];

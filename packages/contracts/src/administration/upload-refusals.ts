/** Why a file that is uploaded in administration is not taken. */
export const uploadRefusals = [
  "empty",
  "cut",
  "too-large",
  "busy",
  "no-room",
  "too-many",
  "unknown-type",
  "other-type",
  "bomb",
  "too-complex",
  "picture-too-large",
  "macros",
  "encrypted",
  "old-format",
  "damaged",
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

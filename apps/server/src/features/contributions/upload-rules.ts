/** What may be sent, recognised by its content. Old Word and Excel files are not: no one can say from outside what their macros do. */
export const uploadTypes = {
  pdf: { contentType: "application/pdf", endings: ["pdf"] },
  docx: { contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", endings: ["docx"] },
  xlsx: { contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", endings: ["xlsx"] },
  jpg: { contentType: "image/jpeg", endings: ["jpg", "jpeg"] },
  png: { contentType: "image/png", endings: ["png"] },
  text: { contentType: "text/plain; charset=utf-8", endings: ["txt"] },
} as const;

export type UploadType = keyof typeof uploadTypes;

export const uploadLimits = {
  /** Of one file. What it may hold unpacked is for the viewers' limits to say. */
  bytes: 10 * 1024 * 1024,
  /** In one form. */
  files: 1,
  nameLength: 120,
} as const;

import { readFileSync } from "node:fs";
import type { Language } from "../compose/topics.ts";
import type { FileLine } from "../records.ts";

/** What is offered for download or playback; every language has its own file beside this module. */
export type SampleFile = keyof typeof sampleFiles;

/** The folder under which the portal serves them, and the files' names. */
const sampleFiles = {
  docx: {
    folder: "tep",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    vi: "gop-y-mau.docx",
    en: "comment-form-sample.docx",
  },
  xlsx: {
    folder: "tep",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    vi: "cong-khai-mau.xlsx",
    en: "budget-sample.xlsx",
  },
  pdf: { folder: "tep", contentType: "application/pdf", vi: "bao-cao-mau.pdf", en: "report-sample.pdf" },
  video: { folder: "video", contentType: "video/webm", vi: "ban-tin-vi.webm", en: "ban-tin-en.webm" },
  captions: { folder: "video", contentType: "text/vtt", vi: "phu-de-vi.vtt", en: "phu-de-en.vtt" },
} as const;

const pathOf = (file: SampleFile, language: Language): string => `${sampleFiles[file].folder}/${sampleFiles[file][language]}`;

/** Address under which the portal serves it. */
export const sampleAddress = (file: SampleFile, language: Language): string => `/api/mediafile/${pathOf(file, language)}`;

export function* sampleFileLines(): Generator<FileLine> {
  for (const file of Object.keys(sampleFiles) as SampleFile[]) {
    const { contentType } = sampleFiles[file];
    for (const language of ["vi", "en"] as const) {
      const path = pathOf(file, language);
      const bytes = readFileSync(new URL(sampleFiles[file][language], import.meta.url));
      yield contentType === "text/vtt"
        ? { kind: "file", path, contentType, text: bytes.toString("utf8") }
        : { kind: "file", path, contentType, base64: bytes.toString("base64") };
    }
  }
}

import { readFileSync } from "node:fs";
import type { FileLine } from "../records.ts";

/** A file that stands beside this module and is offered for download or playback. */
export type SampleFile = keyof typeof sampleFiles;

const sampleFiles = {
  docx: {
    file: "gop-y-mau.docx",
    path: "tep/gop-y-mau.docx",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  xlsx: {
    file: "cong-khai-mau.xlsx",
    path: "tep/cong-khai-mau.xlsx",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  pdf: { file: "bao-cao-mau.pdf", path: "tep/bao-cao-mau.pdf", contentType: "application/pdf" },
  videoVi: { file: "ban-tin-vi.webm", path: "video/ban-tin-vi.webm", contentType: "video/webm" },
  videoEn: { file: "ban-tin-en.webm", path: "video/ban-tin-en.webm", contentType: "video/webm" },
  captionsVi: { file: "phu-de-vi.vtt", path: "video/phu-de-vi.vtt", contentType: "text/vtt" },
  captionsEn: { file: "phu-de-en.vtt", path: "video/phu-de-en.vtt", contentType: "text/vtt" },
} as const;

/** Address under which the portal serves it. */
export const sampleAddress = (file: SampleFile): string => `/api/mediafile/${sampleFiles[file].path}`;

export function* sampleFileLines(): Generator<FileLine> {
  for (const { file, path, contentType } of Object.values(sampleFiles)) {
    const bytes = readFileSync(new URL(file, import.meta.url));
    yield contentType === "text/vtt"
      ? { kind: "file", path, contentType, text: bytes.toString("utf8") }
      : { kind: "file", path, contentType, base64: bytes.toString("base64") };
  }
}

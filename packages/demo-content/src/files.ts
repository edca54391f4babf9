import { extname } from "node:path";
import { filesBelow, readBytes, readText } from "./content.ts";
import type { FileLine } from "./records.ts";

const texts: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".vtt": "text/vtt" };
const others: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".webm": "video/webm",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** What stands in `content/files`, under the path by which the portal serves it. @throws for a kind of file that it does not know */
export function* fileLines(): Generator<FileLine> {
  for (const path of filesBelow("files/")) {
    const [text, other] = [texts[extname(path)], others[extname(path)]];
    if (text !== undefined) yield { kind: "file", path, contentType: text, text: readText(`files/${path}`) };
    else if (other !== undefined) yield { kind: "file", path, contentType: other, base64: readBytes(`files/${path}`).toString("base64") };
    else
      throw new Error(
        `The demonstration content has the file ${path}: say of what type ${extname(path)} is in packages/demo-content/src/files.ts.`,
      );
  }
}

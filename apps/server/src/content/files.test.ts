/** Files that a browser would run, or that hide what they are, do not come in. */
import { describe, expect, it } from "vitest";
import { presentationOf } from "../features/media/presentation.ts";
import { openImporter } from "./testing/importer.ts";

const importer = openImporter();
const file = (contentType: string, bytes: Buffer, path = "a"): object => ({
  kind: "file",
  path,
  contentType,
  base64: bytes.toString("base64"),
});
const codes = async (...lines: object[]): Promise<string[]> => (await importer().run(lines)).issues.map(({ code }) => code);

/** https://mimesniff.spec.whatwg.org/#javascript-mime-type, whole. */
const scripts = [
  "application/ecmascript",
  "application/javascript",
  "application/x-ecmascript",
  "application/x-javascript",
  "text/ecmascript",
  "text/javascript",
  "text/javascript1.0",
  "text/javascript1.1",
  "text/javascript1.2",
  "text/javascript1.3",
  "text/javascript1.4",
  "text/javascript1.5",
  "text/jscript",
  "text/livescript",
  "text/x-ecmascript",
  "text/x-javascript",
];
/** What browsers draw as a page, or apply as a transformation. */
const pages = [
  "text/html",
  "application/xhtml+xml",
  "text/xml",
  "application/xml",
  "text/xsl",
  "application/xslt+xml",
  "application/rss+xml",
  "application/mathml+xml",
];

describe("types", () => {
  it.each([...scripts, ...pages])("%s is refused, with a character set and without", async (type) => {
    const text = Buffer.from("alert(1)");
    expect(await codes(file(type, text), file(`${type}; charset=utf-8`, text, "b"))).toEqual(["schema-not", "schema-not"]);
  });

  it.each(scripts)("%s that is stored all the same is served as bytes, which no browser runs", (type) => {
    expect(presentationOf(`${type};charset=utf-8`)).toMatchObject({ contentType: "application/octet-stream", disposition: "attachment" });
    expect(presentationOf(type.toUpperCase()).contentType).toBe("application/octet-stream");
  });

  it("others come in: office files, pictures, captions, data", async () => {
    const types = [
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/vnd.ms-excel",
      "image/svg+xml",
      "image/svg+xml; charset=utf-8",
      "text/vtt",
      "text/csv",
      "application/json",
      "text/plain",
    ];
    expect(await codes(...types.map((type, index) => file(type, Buffer.from("<svg/>"), `f${index}`)))).toEqual([]);
  });
});

describe("SVG", () => {
  const svg = (prologue: string): string => `<?xml version="1.0"?>${prologue}<svg xmlns="http://www.w3.org/2000/svg"/>`;
  const doctype = '<!DOCTYPE svg [<!ENTITY a "b">]>';
  const encodings: readonly (readonly [name: string, encode: (text: string) => Buffer])[] = [
    ["UTF-8", (text) => Buffer.from(text)],
    ["UTF-16, little end first", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16, big end first, without a mark", (text) => Buffer.from(text, "utf16le").swap16()],
    ["UTF-32", (text) => Buffer.concat(Array.from(text, (character) => Buffer.from([0, 0, 0, character.charCodeAt(0)])))],
  ];

  it.each(encodings)("that declares a document type is refused, in %s", async (_, encode) => {
    expect(await codes(file("image/svg+xml", encode(svg(doctype))))).toEqual(["document-type"]);
    expect(await codes(file("image/svg+xml", encode(svg(""))))).toEqual([]);
  });

  it("the declaration is found behind any length of comment, across the edges of what is read at once, and in small letters", async () => {
    for (const length of [5000, 1024 * 1024 - 60, 1024 * 1024 - 5, 3_000_000])
      expect(await codes(file("image/svg+xml", Buffer.from(svg(`<!--${"-".repeat(length).replaceAll("-", "x")}-->${doctype}`))))).toEqual([
        "document-type",
      ]);
    expect(await codes(file("image/svg+xml", Buffer.from(svg(doctype.toLowerCase()))))).toEqual(["document-type"]);
  });

  it.each(encodings)("that names a style sheet or transformation of its own is refused, in %s", async (_, encode) => {
    const instruction = '<?xml-stylesheet type="text/xsl" href="/api/mediafile/b"?>';
    expect(await codes(file("image/svg+xml", encode(svg(instruction))))).toEqual(["stylesheet-instruction"]);
  });
});

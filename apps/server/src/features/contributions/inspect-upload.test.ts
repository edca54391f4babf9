import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { compound, excel, excelParts, packed, paragraph, pdf, word, wordParts } from "../../services/files/testing/files.ts";
import { hostileFiles } from "../../services/files/testing/hostile.ts";
import { storedZip } from "../../services/files/stored-zip.ts";
import { createQueues } from "../../services/queues.ts";
import { createUploadInspector } from "./inspect-upload.ts";

const MB = 1024 * 1024;

async function inspect(name: string, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), "upload-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "0");
  await writeFile(path, bytes);
  return createUploadInspector(createQueues().uploads)({ name, path, bytes: bytes.length });
}

const picture = (format: "png" | "jpeg" | "webp" | "gif") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b3f7a" } })
    .toFormat(format)
    .toBuffer();
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`);
const html = Buffer.from("<!doctype html><script>alert(1)</script>");

/** A PNG that says it is 30,000 × 30,000; only its head is looked at. */
async function hugePicture(): Promise<Buffer> {
  const bytes = Buffer.from(await picture("png"));
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe("uploads are what their content says", () => {
  test.each([
    ["góp ý.pdf", async () => pdf(), "application/pdf"],
    ["góp ý.DOCX", async () => word("Ý kiến"), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["bảng.xlsx", async () => excel(["A", [["x", 1]]]), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["bảng nén.xlsx", async () => packed(excelParts([["A", ""]])), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["ảnh.jpeg", () => picture("jpeg"), "image/jpeg"],
    ["ảnh.png", () => picture("png"), "image/png"],
    ["ghi chú.txt", async () => Buffer.from("Ý kiến của tôi\n"), "text/plain; charset=utf-8"],
    // For saving, as plain text: nothing runs it.
    ["hình.txt", async () => svg, "text/plain; charset=utf-8"],
  ] as const)("%s is accepted", async (name, bytes, contentType) => {
    expect(await inspect(name, await bytes())).toMatchObject({ contentType, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test.each([
    ["a program named .pdf", "a.pdf", async () => Buffer.from("MZ\u0090\0\u0003\0\0\0", "latin1"), "fileType"],
    ["a page named .pdf", "a.pdf", async () => html, "fileType"],
    ["a page before a PDF", "a.pdf", async () => Buffer.concat([html, pdf()]), "fileType"],
    ["a page named .html", "a.html", async () => html, "fileType"],
    ["a PDF named .txt", "a.txt", async () => pdf(), "fileType"],
    ["a PDF named .pdf.exe", "a.pdf.exe", async () => pdf(), "fileType"],
    ["a file without an ending", "pdf", async () => pdf(), "fileType"],
    ["SVG named .png", "a.png", async () => svg, "fileType"],
    ["rich text named .txt", "a.txt", async () => Buffer.from("{\\rtf1 x}"), "fileType"],
    ["WebP", "a.webp", () => picture("webp"), "fileType"],
    ["GIF named .png", "a.png", () => picture("gif"), "fileType"],
    ["JPEG named .png", "a.png", () => picture("jpeg"), "fileType"],
    ["Word 97", "a.doc", async () => compound("WordDocument"), "fileType"],
    ["Word 97 named .docx", "a.docx", async () => compound("WordDocument"), "fileType"],
    ["an archive", "a.zip", async () => storedZip([["a.txt", Buffer.from("a")]]), "fileType"],
    ["an archive named .docx", "a.docx", async () => storedZip([["a.txt", Buffer.from("a")]]), "fileType"],
    ["Excel named .docx", "a.docx", async () => excel(["A", [["x"]]]), "fileType"],
    ["half a PDF", "a.pdf", async () => pdf().subarray(0, 200), "fileBroken"],
    ["half a Word file", "a.docx", async () => word("x").subarray(0, 300), "fileBroken"],
    ["half a picture", "a.png", async () => (await picture("png")).subarray(0, 60), "fileBroken"],
    ["text that is no UTF-8", "a.txt", async () => Buffer.from([0x41, 0xe0, 0x41]), "fileBroken"],
    ["nothing", "a.txt", async () => Buffer.alloc(0), "fileBroken"],
    [
      "a zip bomb, 60 MB in 60 KB",
      "a.docx",
      async () => packed(new Map([...wordParts(""), ["word/a.xml", Buffer.alloc(60 * MB)]])),
      "fileSize",
    ],
    ["a bomb by its ratio", "a.xlsx", async () => packed(new Map([...excelParts([]), ["xl/a.xml", Buffer.alloc(20 * MB)]])), "fileSize"],
    [
      "a bomb that claims 1 KB",
      "a.docx",
      async () => packed(new Map([...wordParts(paragraph("x")), ["word/a.xml", Buffer.alloc(20 * MB)]]), 1024),
      "fileBroken",
    ],
    ["a picture that unpacks to 3.6 GB", "a.png", hugePicture, "fileSize"],
    ["10 MB and a byte", "a.txt", async () => Buffer.alloc(10 * MB + 1, "a"), "fileSize"],
  ] as const)("%s is refused", async (_what, name, bytes, refused) => {
    expect(await inspect(name, await bytes())).toEqual({ refused });
  });

  test("10 MB are accepted: the limit, not the type, refused the one above", async () => {
    expect(await inspect("a.txt", Buffer.alloc(10 * MB, "a"))).toMatchObject({ name: "a.txt" });
  });

  // Not those that only the viewers unpack further, nor those without a table to show: nothing here is drawn.
  const onlyForViewers = (reason: string, name: string): boolean =>
    reason === "too-complex" || reason === "no-table" || name.includes("damaged inside");
  const files = hostileFiles.filter(({ name, reason, file }) => !onlyForViewers(reason, name) && file().size < 10 * MB);
  test.each(files.map(({ name, file }) => [name, file()] as const))(
    "the viewers' hostile file is refused here too: %s",
    async (_name, file) => {
      const bytes = Buffer.from(await file.read(0, file.size));
      expect(await inspect(file.fileName, bytes)).toHaveProperty("refused");
    },
  );
});

test.each([
  ["../../etc/passwd.txt", "passwd.txt"],
  ["C:\\Windows\\system32\\a.txt", "a.txt"],
  ["..\\..\\a.txt", "a.txt"],
  ["a\r\nSet-Cookie: x=y.txt", "aSet-Cookie x=y.txt"],
  ["\u202Etxt.exe.txt", "txt.exe.txt"],
  ["con.txt\0.txt", "con.txt.txt"],
  [".htaccess.txt", "htaccess.txt"],
  [`${"ý".repeat(500)}.txt`, `${"ý".repeat(120)}.txt`],
  ["….txt", "….txt"],
  ["/.txt", "tep-dinh-kem.txt"],
  ['"><script>.txt', "script.txt"],
])("the name %j is shown as %j", async (given, shown) => {
  expect(await inspect(given, Buffer.from("a"))).toMatchObject({ name: shown });
});

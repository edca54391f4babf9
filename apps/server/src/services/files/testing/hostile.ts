/** Files that are refused, by what is wrong with them. */
import type { FileRefusal } from "@portal/domain";
import type { StoredFile } from "../prepare.ts";
import { storedZip } from "../stored-zip.ts";
import {
  compound,
  excel,
  excelParts,
  packed,
  paragraph,
  type Parts,
  pdf,
  sparse,
  stored,
  withChartSheet,
  word,
  wordParts,
} from "./files.ts";

const MB = 1024 * 1024;

export interface HostileFile {
  readonly name: string;
  readonly reason: FileRefusal;
  readonly found?: string;
  readonly file: () => StoredFile;
}

const withPart = (parts: Parts, name: string, bytes: Buffer): Parts => new Map([...parts, [name, bytes]]);
const honest = word("Xin chào");

export const hostileFiles: readonly HostileFile[] = [
  {
    name: "zip bomb, 60 MB in 60 KB",
    reason: "bomb",
    file: () => stored("bom.docx", packed(withPart(wordParts(""), "word/a.xml", Buffer.alloc(60 * MB)))),
  },
  {
    name: "zip bomb below the size limit, by its ratio",
    reason: "bomb",
    file: () => stored("bom.xlsx", packed(withPart(excelParts([]), "xl/a.xml", Buffer.alloc(20 * MB)))),
  },
  {
    name: "zip bomb whose directory claims 1 KB",
    reason: "broken",
    file: () => stored("bom.docx", packed(withPart(wordParts(""), "word/a.xml", Buffer.alloc(20 * MB)), 1024)),
  },
  {
    name: "5,000 entries",
    reason: "bomb",
    file: () =>
      stored("nhieu.docx", storedZip(Array.from({ length: 5000 }, (_, index) => [`word/${index}.xml`, Buffer.alloc(0)] as const))),
  },
  { name: "Word file, truncated", reason: "broken", file: () => stored("cut.docx", honest.subarray(0, honest.length - 300)) },
  { name: "Word file, damaged inside", reason: "broken", file: () => stored("hong.docx", storedZip(wordParts("<w:p><w:r>"))) },
  { name: "PDF, truncated", reason: "broken", file: () => stored("cut.pdf", pdf().subarray(0, 300)) },
  { name: "Excel file named .docx", reason: "other-type", found: "Excel", file: () => stored("bang.docx", excel(["A", [["x"]]])) },
  { name: "PDF named .docx", reason: "other-type", found: "PDF", file: () => stored("a.docx", pdf()) },
  { name: "Word file named .pdf", reason: "other-type", file: () => stored("a.pdf", honest) },
  {
    name: "archive named .docx",
    reason: "other-type",
    found: "ZIP",
    file: () => stored("a.docx", storedZip([["a.txt", Buffer.from("x")]])),
  },
  { name: "workbook of a chart alone", reason: "no-table", file: () => stored("a.xlsx", storedZip(withChartSheet(excelParts([]), true))) },
  { name: "workbook without sheets", reason: "no-table", file: () => stored("a.xlsx", storedZip(excelParts([]))) },
  { name: "text named .xlsx", reason: "other-type", file: () => stored("a.xlsx", Buffer.from("a,b\n1,2")) },
  {
    name: "Word file with macros",
    reason: "macros",
    file: () => stored("a.docx", storedZip(withPart(wordParts(""), "word/vbaProject.bin", Buffer.from("x")))),
  },
  { name: "Excel file with macros by its ending", reason: "macros", file: () => stored("a.xlsm", excel(["A", [["x"]]])) },
  { name: "encrypted Word file", reason: "encrypted", file: () => stored("a.docx", compound("EncryptedPackage")) },
  { name: "Word file of 1997", reason: "old-format", file: () => stored("a.doc", compound("WordDocument")) },
  { name: "Word file of 200 MB", reason: "too-large", file: () => sparse("to.docx", 200 * MB, honest) },
  { name: "Excel file of 200 MB", reason: "too-large", file: () => sparse("to.xlsx", 200 * MB, honest) },
  { name: "PDF of 200 MB", reason: "too-large", file: () => sparse("to.pdf", 200 * MB, pdf()) },
  { name: "empty file", reason: "empty", file: () => stored("a.docx", Buffer.alloc(0)) },
  { name: "file of another kind", reason: "unknown", file: () => stored("a.rar", Buffer.from("Rar!\u001a\u0007")) },
  {
    name: "Word file that is more than the worker's memory",
    reason: "too-complex",
    file: () =>
      stored(
        "nang.docx",
        packed(wordParts(Array.from({ length: 90_000 }, (_, index) => paragraph(`Đoạn ${index} ${(index * 7919) % 99991}`)).join(""))),
      ),
  },
  {
    name: "Excel file whose only cell is the last of 16,384 columns and a million rows",
    reason: "too-complex",
    file: () => stored("rong.xlsx", storedZip(excelParts([["A", '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>']]))),
  },
  {
    name: "document type behind a comment of 5,000 letters",
    reason: "broken",
    file: () => {
      const parts = wordParts(paragraph("a"));
      const xml = parts.get("word/document.xml")?.toString() ?? "";
      parts.set("word/document.xml", Buffer.from(xml.replace("?>", `?><!--${"x".repeat(5000)}--><!DOCTYPE x>`)));
      return stored("no.docx", storedZip(parts));
    },
  },
  {
    name: "document type in small letters, in a part of UTF-16",
    reason: "broken",
    file: () =>
      stored("no.docx", storedZip(withPart(wordParts(paragraph("a")), "word/a.xml", Buffer.from("\uFEFF<!doctype x><a/>", "utf16le")))),
  },
  {
    name: "entities that grow",
    reason: "broken",
    file: () => {
      const parts = wordParts(paragraph("&a;"));
      const xml = parts.get("word/document.xml")?.toString() ?? "";
      parts.set("word/document.xml", Buffer.from(xml.replace("?>", '?><!DOCTYPE x [<!ENTITY a "b">]>')));
      return stored("no.docx", storedZip(parts));
    },
  },
];

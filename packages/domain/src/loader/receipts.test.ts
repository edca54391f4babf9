import { describe, expect, it } from "vitest";
import type { PageRecords } from "../source.ts";
import { matchRoute } from "../routes/match.ts";
import { receiptOf, receiptPart } from "./receipts.ts";

const sites = { vi: "btc", en: "mof" };
const status = matchRoute("/btc/hoi-dap/tra-cuu", sites);
const query = (receipt: string) => new URLSearchParams({ receipt });
const records = { receipt: { kind: "question", state: "received" } } as unknown as PageRecords;

describe("the page that says where something stands", () => {
  it("reads a receipt however it is typed, in both languages", () => {
    expect(receiptOf(status, query(" 4539 1488 0343 6467 "))).toEqual({ typed: " 4539 1488 0343 6467 ", number: "4539-1488-0343-6467" });
    expect(receiptOf(matchRoute("/mof/question-answer/status", sites), query("4539148803436467"))?.number).toBe("4539-1488-0343-6467");
  });

  it("asks for nothing where it is mistyped, and shows again what was typed", () => {
    expect(receiptOf(status, query("4539-1488-0343-6468"))?.number).toBeUndefined();
    expect(receiptPart(status, query("4539"), { ...records, receipt: undefined })).toEqual({
      receipt: { typed: "4539", found: undefined },
    });
    expect(receiptPart(status, new URLSearchParams(), records)).toEqual({});
  });

  it("is the only one that does", () => {
    expect(receiptOf(matchRoute("/btc/hoi-dap", sites), query("4539-1488-0343-6467"))).toBeUndefined();
  });
});

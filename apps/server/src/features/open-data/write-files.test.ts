import readWorkbook from "read-excel-file/universal";
import { afterEach, expect, it, vi } from "vitest";
import { tableToCsv } from "./table.ts";
import { tableToXlsx } from "./write-xlsx.ts";

const about = { publisher: "Bộ", licence: "https://x.example/#l", source: "https://x.example/" };
const column = (kind: "text" | "number" | "day") => ({ key: kind, label: kind, kind });
const table = {
  title: "Bảng",
  columns: [column("text"), column("number"), column("day")],
  rows: [
    ["a", -1, "2026-01-02"],
    ["<&>", null, null],
  ],
};

afterEach(() => vi.useRealTimers());

it("the same table is the same workbook at any time: readers keep what they have", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
  const first = await tableToXlsx(table, about);
  vi.setSystemTime(new Date("2027-02-03T04:05:06Z"));
  expect(await tableToXlsx(table, about)).toEqual(first);
});

it("a workbook takes texts of any length, and what looks like a formula as text", async () => {
  const rows = [
    ["=1+1", 1, null],
    ["dài ".repeat(20_000), 2, null],
  ];
  const [{ data } = { data: [] }] = await readWorkbook((await tableToXlsx({ ...table, rows }, about)).buffer);
  expect(data[1]).toEqual(["=1+1", 1, null]);
  expect(String(data[2]?.[0]).length).toBeLessThanOrEqual(32_767);
});

it("a text in a CSV file never becomes a formula, and quotes stay quotes", () => {
  const rows = [
    ['=cmd|"/c calc"', -5, "2026-01-01"],
    ["@SUM(1)", 0.1, null],
    ["+84", 1e21, null],
    ["a,b\n", 1, null],
  ];
  expect(tableToCsv({ ...table, rows })).toBe(
    '\ufeff"text","number","day"\r\n"\'=cmd|""/c calc""",-5,2026-01-01\r\n\'@SUM(1),0.1,\r\n\'+84,1e+21,\r\n"a,b\n",1,\r\n',
  );
});

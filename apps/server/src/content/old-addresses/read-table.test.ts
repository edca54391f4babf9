import { growthOf, IN_PROPORTION } from "@portal/testing/growth";
import { expect, it } from "vitest";
import { readTable } from "./read-table.ts";

const table = (...lines: readonly string[]): string => ["pattern,target,note", ...lines, ""].join("\n");
const problems = (text: string): string[] => readTable(text).problems.map(({ line, problem }) => `${line}: ${problem}`);

it("reads patterns as they are written, also without their first slash and as a spreadsheet in Vietnamese saves them", () => {
  const rows = [
    { pattern: "/webcenter/portal/*", key: "/webcenter/portal", target: "/btc", note: "Cổng cũ, 2015" },
    { pattern: "/tin?id=:so", key: "/tin", target: null, note: null },
  ];
  expect(readTable(table('webcenter/portal/*,/btc,"Cổng cũ, 2015"', "", "/tin?id=:so,gone"))).toEqual({ rows, problems: [] });
  expect(readTable("\uFEFFPattern;Target;Note\r\nwebcenter/portal/*;/btc;Cổng cũ, 2015\r\n/tin?id=:so;gone;\r\n")).toEqual({
    rows,
    problems: [],
  });
  expect(readTable("pattern,target\n")).toEqual({ rows: [], problems: [] });
});

it.each([
  ["", /^1: The first line does not name the columns/],
  ["/a,/b\n", /^1: The first line does not name the columns/],
  [table('/a,"/b'), /^2: The file is no CSV/],
  [table("/a"), /^2: .* does not say where/],
  [table(",/b"), /^2: The line has no pattern/],
  [table("/a,/b,c,d"), /^2: .* more than three/],
  [table("/ok,/b", "/*,/b"), /^3: .* every address/],
  [table("/:x/a,/b"), /^2: .* every address/],
  [table("https://old.example/a,/b"), /^2: The pattern is no path/],
  [table("//old.example/a,/b"), /^2: The pattern is no path/],
  [table("/a#b,/b"), /^2: .* behind #/],
  [table("/a/(\\d+),/b\\c"), /^2: The target is no path/],
  [table("/a/x*,/b"), /^2: .* a star within/],
  [table("/a/*/b,/b"), /^2: .* a star within/],
  [table("/a/:1x,/b"), /^2: ":1x" is no name/],
  [table("/a/:x/:x,/b"), /^2: .* two parts named x/],
  [table("/a?id,/b"), /^2: .* no name with a value/],
  [table("/a?id=1&ID=2,/b"), /^2: .* twice/],
  [table("/a%zz,/b"), /^2: .* broken escape/],
  [table(`/a/${"ế".repeat(300)},/b`), /^2: .* more than 2000 characters/],
  [table(`${"/a".repeat(21)},/b`), /^2: .* more than 20 segments/],
  [table("/a,https://evil.example/"), /^2: The target is no path/],
  [table("/a,//evil.example/"), /^2: The target is no path/],
  [table("/a,/.//evil.example/"), /^2: The target is no path/],
  [table("/a,/\\evil.example/"), /^2: The target is no path/],
  [table("/a,b"), /^2: The target is no path/],
  [table("/a/:x,/b/:y"), /^2: The target has :y/],
  [table("/a/:x,/b/*"), /^2: The target has \*/],
  [table(`/a,/b,${"c".repeat(501)}`), /^2: The note/],
  [table("/a/:x,/b", "/A/:y/,/c"), /^3: .* same addresses as that of line 2/],
])("refuses %j", (text, said) => {
  expect(problems(text)).toEqual([expect.stringMatching(said)]);
  expect(readTable(text).problems[0]?.advice).toMatch(/\.$|\*$/);
});

it.each([
  ["an address that leads to itself", ["/a,/a"], [2]],
  ["a loop", ["/a,/b", "/b,/a"], [2, 3]],
  ["a chain", ["/a,/b?id=1", "/b?id=1,/c"], [2]],
  ["a chain into all that begins alike", ["/a,/b/x/y#z", "/b/*,/c"], [2]],
  ["a chain that what is filled in makes", ["/a/:x,/b/:x", "/b/c,/d"], [2]],
  ["a chain that a rest makes", ["/a/*,/b/*", "/b/c/d,/d"], [2]],
  ["a chain that a value makes", ["/a?n=:n,/b?id=:n", "/b?id=7,/d"], [2]],
  ["a chain into a pattern that begins with less", ["/a/:x,/b/c/:x?id=5", "/b/*?id=5,/d"], [2]],
  ["one target for many", ["/a,/x", "/b,/x", "/x,gone"], [2, 3]],
  ["no chain where the query differs", ["/a,/b?id=1", "/b?id=2,/c", "/d,/b"], []],
  ["no chain where the length differs", ["/a/:x,/b/:x", "/b/c/d,/e", "/b,/e"], []],
  ["no chain between neighbours", ["/a/:x,/b/:x", "/bc/d,/e"], []],
])("finds %s", (_what, lines, bad) => {
  expect(readTable(table(...lines)).problems.map(({ line }) => line)).toEqual(bad);
});

it("refuses more patterns than can be compared with one address, and says where the first too many is", () => {
  const alike = (count: number): string[] => Array.from({ length: count }, (_one, index) => `/a/:x/bai-${index},/b`);
  expect(problems(table(...alike(100)))).toEqual([]);
  expect(problems(table(...alike(102)))).toEqual([expect.stringMatching(/^102: More than 100 patterns begin with "\/a"/)]);
});

it("checks a table in a time that grows as the table does", async () => {
  const growth = await growthOf((size) => {
    const lines = Array.from({ length: size }, (_one, index) => [
      `/webcenter/portal/r/m?dDocName=M${index},/btc/tin-tuc/bai-${index}`,
      `/portal/${index}/:x,/cuc-${index}/tin/:x`,
    ]);
    expect(readTable(table(...lines.flat())).problems).toEqual([]);
  }, 400);
  expect(growth).toBeLessThan(IN_PROPORTION);
});

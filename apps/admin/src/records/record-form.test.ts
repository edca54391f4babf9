import { type Kind, kinds, lineSchemas } from "@portal/domain/records";
import { describe, expect, it } from "vitest";
import vi from "../i18n/vi.json" with { type: "json" };
import { searchTermAddress } from "../app/addresses.ts";
import { readPoints, writePoints } from "./points.ts";
import { problemOf } from "./problem-of.ts";
import { beginningFields, formFields, mainPath, newRecord, publicationField, usualPlace } from "./record-form.ts";
import { type FieldPlace, shapeOf } from "./shape.ts";

/** Names of all fields of a form, those inside others too. */
function namesIn(fields: readonly FieldPlace[], depth = 0): string[] {
  if (depth > 4) return [];
  return fields.flatMap(({ name, place }) => {
    const shape = shapeOf(place);
    if (shape.kind === "group") return [name, ...namesIn(shape.fields, depth + 1)];
    if (shape.kind !== "list") return [name];
    const item = shapeOf(shape.item);
    return [name, ...(item.kind === "group" ? namesIn(item.fields, depth + 1) : [])];
  });
}

describe("the form of a record", () => {
  it.each(kinds)("has a field with a name and a line of help for whatever its schema lets it say: %s", (kind) => {
    const types = kind === "article" ? [1, 2, 3, 4] : [0];
    const names = types.flatMap((articleType) => namesIn([...beginningFields(kind), ...formFields(kind, { articleType })]));
    expect(names.filter((name) => !(`field.${name}` in vi))).toEqual([]);
    // An entry of a list is explained by the list.
    expect(names.filter((name) => name !== "entry" && !(`hint.${name}` in vi))).toEqual([]);
    const described = Object.keys(lineSchemas[kind].properties).filter((name) => !["kind", "text", "base64"].includes(name));
    expect(described.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("begins with what makes up the key and what is required, and a new record has the rest empty", () => {
    expect(beginningFields("article").map(({ name }) => name)).toEqual(["site", "category", "title", "slug"]);
    const now = new Date("2026-11-26T08:00:00Z");
    const publishedAt = now.toISOString();
    expect(newRecord("article", { slug: "a" }, now)).toEqual({ slug: "a", articleType: 1, articleContent: { Content: "" }, publishedAt });
    expect(newRecord("series", { slug: "a" }, now)).toEqual({ slug: "a", points: [] });
  });

  it("begins where its address says, else where the last one was put, in that site's category", () => {
    const last: Readonly<Record<string, string>> = { site: "btc", "category of btc": "tin", "category of cuc": "tin-cuc" };
    const begun = (address: string, kind: Kind = "article") => usualPlace(kind, new URLSearchParams(address), (what) => last[what] ?? "");
    expect(begun("")).toEqual({ site: "btc", category: "tin" });
    expect(begun("trang=cuc")).toEqual({ site: "cuc", category: "tin-cuc" });
    expect(begun("trang=khac")).toEqual({ site: "khac" });
    expect(begun("trang=khac&chuyen-muc=tin-khac")).toEqual({ site: "khac", category: "tin-khac" });
    expect(begun("", "category")).toEqual({ site: "btc" });
    // A search term begins with the word that found nothing.
    const named = { name: "thuế lương", words: ["thuế lương"], slug: "thue-luong" };
    expect(begun(searchTermAddress("thuế lương").split("?")[1] ?? "", "searchTerm")).toEqual(named);
    expect(begun("tu=x", "page")).toEqual({ site: "btc" });
    // A site stands nowhere.
    expect(begun("", "site")).toEqual({});
    expect(usualPlace("article", new URLSearchParams(), () => "")).toEqual({});
  });

  it("leads to the text that a new record is about, else to its first field", () => {
    expect(mainPath(formFields("article", { articleType: 1 }))).toEqual(["articleContent", "Content"]);
    expect(mainPath(formFields("page", {}))).toEqual(["html"]);
    expect(mainPath(formFields("series", {}))).toEqual([formFields("series", {})[0]?.name]);
  });

  it("finds in the schema what says from when on visitors read a record", () => {
    expect(kinds.flatMap((kind) => publicationField(kind) ?? [])).toEqual(["publishedAt"]);
    expect(publicationField("article")).toBe("publishedAt");
  });

  it("says what is wrong with a field, as its schema has it", () => {
    const fields = new Map(formFields("article", { articleType: 1 }).map(({ name, place }) => [name, shapeOf(place)]));
    const of = (name: string, value: unknown, isRequired = false) =>
      problemOf(fields.get(name) ?? { kind: "flag" }, value, isRequired)?.text;
    expect([of("title", "", true), of("title", "a".repeat(1_001)), of("title", "Tin"), of("summary", undefined)]).toEqual([
      "record.problem.missing",
      "record.problem.long",
      undefined,
      undefined,
    ]);
    const order = formFields("category", {}).find(({ name }) => name === "order");
    expect(order && problemOf(shapeOf(order.place), 2e9, false)?.text).toBe("record.problem.large");
  });
});

describe("points of a series", () => {
  it("are read as spreadsheets of both languages copy them, and written so that they are read the same", () => {
    const { points, problems } = readPoints("2026-11-01\t25412\n2/11/2026\t1.684,32\n\n2026-11-03 1,684.5\n2026-11-04;-3,5\n");
    expect([points, problems]).toEqual([
      [
        ["2026-11-01", 25_412],
        ["2026-11-02", 1_684.32],
        ["2026-11-03", 1_684.5],
        ["2026-11-04", -3.5],
      ],
      [],
    ]);
    expect(readPoints(writePoints(points)).points).toEqual(points);
  });

  it.each(["2026-02-30\t1", "hôm nay\t1", "2026-11-01\t", "2026-11-01\tmột", "2026-11-01\t1e999"])(
    "names a line that cannot be read: %s",
    (line) => {
      expect(readPoints(`2026-11-01\t1\n${line}`)).toEqual({ points: [["2026-11-01", 1]], problems: [2] });
    },
  );
});

import { describe, expect, it } from "vitest";
import { parseSite } from "./site.ts";

const codes = (input: unknown): string[] => parseSite(input).diagnostics.map(({ code, path }) => `${code} ${path}`);

describe("parseSite", () => {
  it("reads metadata given as a string as well as an object", () => {
    const metadata = {
      logo: "/files/logo.svg",
      layoutId: "department-1-home-vi",
      blocks: [{ key: "slideNews", category: "tin-moi" }],
    };
    const fromObject = parseSite({ slug: "cuc-a", name: "Cục A", language: 1, metadata }).value;
    expect(parseSite({ slug: "cuc-a", name: "Cục A", language: 1, metadata: JSON.stringify(metadata) }).value).toEqual(fromObject);
    expect(fromObject).toMatchObject({
      slug: "cuc-a",
      name: "Cục A",
      language: "vi",
      logo: "/files/logo.svg",
      layoutId: "department-1-home-vi",
    });
    expect(fromObject.blocks.get("slideNews")).toEqual({ key: "slideNews", category: "tin-moi" });
  });

  it.each([
    [2, "en"],
    ["2", "en"],
    [1, "vi"],
    [3, "vi"],
    [undefined, "vi"],
    ["en", "vi"],
  ])("reads language %j as %s", (language, expected) => {
    expect(parseSite({ slug: "a", name: "A", language }).value.language).toBe(expected);
  });

  it("maps the wire's spellings", () => {
    const { value } = parseSite({
      slug: "a",
      name: "A",
      metadata: { categoryDefaulLayout: "category-default-layout-1", articleDefaulLayout: "article-default-layout-2" },
    });
    expect(value).toMatchObject({ categoryDefaultLayout: "category-default-layout-1", articleDefaultLayout: "article-default-layout-2" });
  });

  it("sorts the menu by order, keeps equal ones in place, and drops unsafe addresses", () => {
    const metadata = {
      menu: [
        { path: "/b", label: "B", order: 2 },
        { path: "javascript:alert(1)", label: "X", order: 0 },
        {
          path: "/a",
          label: "A",
          order: 1,
          blank: true,
          children: [
            { path: "/a/2", label: "A2", order: 9 },
            { path: "/a/1", label: "A1", order: 3 },
          ],
        },
        { path: "/c", label: "C", order: 2 },
      ],
    };
    const { value, diagnostics } = parseSite({ slug: "a", name: "A", metadata });
    expect(value.menu?.map(({ label }) => label)).toEqual(["A", "B", "C"]);
    expect(value.menu?.[0]?.blank).toBe(true);
    expect(value.menu?.[0]?.children.map(({ label }) => label)).toEqual(["A1", "A2"]);
    expect(diagnostics).toMatchObject([{ code: "unsafe-url", path: "/metadata/menu/1/path" }]);
  });

  it.each([
    ["a broken string", "{broken", "metadata-unparsable /metadata"],
    ["an array", [], "metadata-not-object /metadata"],
    ["a number in a string", "12", "metadata-not-object /metadata"],
    ["too much text", `"${"a".repeat(1_000_001)}"`, "metadata-too-large /metadata"],
  ])("takes %s for empty metadata and says so", (_what, metadata, finding) => {
    const { value } = parseSite({ slug: "a", name: "A", metadata });
    expect(value.blocks.size).toBe(0);
    expect(value.menu).toBeUndefined();
    expect(codes({ slug: "a", name: "A", metadata })).toEqual([finding]);
  });

  it("reads what stands around its pages in the other language, the menu as any other", () => {
    const menu = [
      { path: "/cuc-a/en/about", label: "About", order: 2 },
      { path: "javascript:alert(1)", label: "No" },
      { path: "/agency", label: "Agency", order: 1 },
    ];
    const translation = { name: "Department A", menu, identity: { organisation: "Department A" } };
    const input = { slug: "cuc-a", name: "Cục A", metadata: { translation } };
    expect(parseSite(input).value.translation).toEqual({
      ...translation,
      menu: [
        { path: "/agency", label: "Agency", blank: false, order: 1, children: [] },
        { path: "/cuc-a/en/about", label: "About", blank: false, order: 2, children: [] },
      ],
    });
    expect(codes(input)).toEqual(["unsafe-url /metadata/translation/menu/1/path"]);
  });

  it("keeps what is right beside what is wrong, and points at it where it was", () => {
    const metadata = {
      blocks: [
        { key: "a", category: "bad slug" },
        { category: "no-key" },
        { key: "c", cards: [{ title: 7, link: "/x" }, { title: "Good" }] },
        { key: "d", depth: 99, root: "goc" },
      ],
      unknown: 1,
    };
    const { value } = parseSite({ slug: "a", name: "A", metadata });
    expect([...value.blocks]).toEqual([
      ["a", { key: "a" }],
      ["c", { key: "c", cards: [{ link: "/x" }, { title: "Good" }] }],
      ["d", { key: "d", root: "goc" }],
    ]);
    expect(codes({ slug: "a", name: "A", metadata }).toSorted()).toEqual([
      "invalid-value /metadata/blocks/0/category",
      "invalid-value /metadata/blocks/1",
      "invalid-value /metadata/blocks/2/cards/0/title",
      "invalid-value /metadata/blocks/3/depth",
      "unknown-key /metadata/unknown",
    ]);
  });

  it("cuts a list that is too long instead of losing it", () => {
    const menu = Array.from({ length: 150 }, (_, index) => ({ path: `/${index}`, label: `${index}`, order: index }));
    expect(parseSite({ slug: "a", name: "A", metadata: { menu } }).value.menu).toHaveLength(100);
  });

  it("counts the last of several assignments of a key", () => {
    const metadata = {
      blocks: [
        { key: "a", category: "x" },
        { key: "a", category: "y" },
      ],
    };
    expect(parseSite({ slug: "a", name: "A", metadata }).value.blocks.get("a")?.category).toBe("y");
    expect(codes({ slug: "a", name: "A", metadata })).toEqual(["duplicate-assignment /metadata/blocks/1"]);
  });

  it("survives five megabytes of nesting", () => {
    const deep = `{"blocks":${"[".repeat(400_000)}${"]".repeat(400_000)}}`;
    let nested: unknown = {};
    for (let level = 0; level < 100_000; level += 1) nested = { children: [nested] };
    expect(codes({ slug: "a", name: "A", metadata: deep })).toContain(
      "too-deep /metadata/blocks/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0",
    );
    expect(codes({ slug: "a", name: "A", metadata: nested })).toContain("unknown-key /metadata/children");
    expect(codes({ slug: "a", name: "A", metadata: "[".repeat(5_000_000) })).toEqual(["metadata-too-large /metadata"]);
  });
});

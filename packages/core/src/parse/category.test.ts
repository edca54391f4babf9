import { describe, expect, it } from "vitest";
import { parseCategory } from "./category.ts";

// spec §3
describe("parseCategory", () => {
  const metadata = {
    layoutId: "category-layout-1",
    blocks: [
      { key: "contents", cards: [{ title: "Thẻ" }] },
      { key: "customCategories", root: "goc" },
    ],
    categories: ["tin", { slug: "thue", children: ["hai-quan"] }],
    categoryDefaulLayout: "category-default-layout-2",
  };

  it("reads id, slug and metadata with layoutId, blocks by key, categories and the default layout", () => {
    const { value, diagnostics } = parseCategory({ id: 7, slug: "tin-moi", name: "Tin mới", metadata });
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({
      id: "7",
      slug: "tin-moi",
      name: "Tin mới",
      layoutId: "category-layout-1",
      categories: ["tin", { slug: "thue", children: ["hai-quan"] }],
      categoryDefaultLayout: "category-default-layout-2",
    });
    expect([...value.blocks.keys()]).toEqual(["contents", "customCategories"]);
  });

  it("reads metadata given as a JSON string as well as an object", () => {
    const record = { id: "7", slug: "tin-moi", name: "Tin mới" };
    expect(parseCategory({ ...record, metadata: JSON.stringify(metadata) })).toEqual(parseCategory({ ...record, metadata }));
  });

  // spec §5
  it.each(["{hỏng", "[1]", "null", 7])("takes metadata %j, which is no JSON object, for empty", (broken) => {
    const { value } = parseCategory({ slug: "tin-moi", name: "Tin mới", metadata: broken });
    expect(value).toEqual(parseCategory({ slug: "tin-moi", name: "Tin mới", metadata: {} }).value);
  });
});

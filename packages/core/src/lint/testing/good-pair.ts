/** A layout and its template with nothing to find in them; tests break one thing at a time. */
export const layoutFile = "pages/sample-home.json";
export const templateFile = "templates/sample-home.json";

export const goodLayout = {
  $schema: "../../packages/core/schema/layout.schema.json",
  version: 3,
  id: "sample-home",
  label: { vi: "Trang chủ mẫu", en: "Sample home" },
  description: { vi: "Trang chủ dùng trong kiểm thử.", en: "A home page for tests." },
  name: "SampleHome",
  for: ["home"],
  template: "sample-home",
  blocks: [
    { key: "slideNews", label: { vi: "Tin tiêu điểm", en: "Lead news" }, type: "category", name: "leadNews", editable: true, count: 5 },
    {
      key: "newsBlock1",
      label: { vi: "Khối tin", en: "News block" },
      type: "categories",
      name: "newsColumns",
      editable: true,
      default: { key: "newsBlock1", categories: ["tin-tuc"] },
    },
    { key: "customCategories", label: { vi: "Chuyên mục", en: "Categories" }, type: "treeCategories", name: "default", editable: false },
    { key: "siteList", label: { vi: "Trang thành viên", en: "Affiliated sites" }, type: "cards", name: "siteList", editable: true },
  ],
};

export const goodTemplate = {
  $schema: "../../packages/core/schema/template.schema.json",
  version: 1,
  id: "sample-home",
  label: { vi: "Trang chủ mẫu", en: "Sample home" },
  root: {
    layout: "stack",
    children: [
      {
        layout: "grid",
        columns: { lg: 12 },
        landmark: "main",
        children: [
          { static: "homeTitle", level: 1, span: { lg: 12 } },
          { area: "slideNews", span: { lg: 8 } },
          {
            layout: "stack",
            landmark: "complementary",
            label: { vi: "Chuyên mục", en: "Categories" },
            span: { lg: 4 },
            heading: { level: 2, text: { vi: "Chuyên mục", en: "Categories" } },
            children: [{ area: "customCategories", level: 3 }],
          },
          { area: "newsBlock1", span: { lg: 12 } },
          { static: "marketPrices", level: 2, span: { lg: 12 }, needs: { series: ["vn-index"] } },
        ],
      },
      { layout: "stack", landmark: "region", label: { vi: "Liên kết", en: "Links" }, children: [{ area: "siteList", level: 2 }] },
    ],
  },
};

/** The page around an example, and the properties to draw it with. */
import type { MenuItem } from "@portal/core";
import type { Article, PageModel } from "@portal/domain";
import { type HostPage, pageFields, type WidgetProps } from "@portal/react";
import type { WidgetExample } from "../examples.ts";
import { widgetReads } from "../generated/widget-reads.ts";

const entry = (path: string, label: string, children: readonly MenuItem[] = [], blank = false): MenuItem => ({
  path,
  label,
  blank,
  order: 0,
  children,
});

export const exampleMenu: readonly MenuItem[] = [
  entry("/", "Trang chủ"),
  entry("/btc/gioi-thieu-bo", "Giới thiệu", [
    entry("/btc/chuc-nang-nhiem-vu", "Chức năng, nhiệm vụ"),
    entry("/btc/co-cau-to-chuc", "Cơ cấu tổ chức", [
      entry("/btc/don-vi-hanh-chinh", "Đơn vị hành chính"),
      entry("/btc/don-vi-su-nghiep", "Đơn vị sự nghiệp"),
    ]),
    entry("/btc/lanh-dao-bo", "Lãnh đạo Bộ"),
    entry("/btc/bo-truong-tien-nhiem", "Bộ trưởng tiền nhiệm"),
  ]),
  entry("/btc/tin-tuc", "Tin tức", [
    entry("/btc/tin-noi-bat", "Tin nổi bật"),
    entry("/btc/ngan-sach-nha-nuoc", "Ngân sách nhà nước"),
    entry("/btc/thue-hai-quan", "Thuế và hải quan"),
    entry("/btc/thi-truong", "Thị trường tài chính"),
    entry("/btc/hoi-nhap", "Hội nhập quốc tế"),
  ]),
  entry("/btc/van-ban", "Văn bản", [entry("/btc/du-thao", "Dự thảo lấy ý kiến"), entry("/btc/van-ban-moi", "Văn bản mới")]),
  entry("/btc/cong-khai-ngan-sach", "Công khai ngân sách"),
  entry("/btc/hoi-dap", "Hỏi đáp"),
  entry("https://example.org/dich-vu-cong", "Dịch vụ công", [], true),
];

export const examplePage: PageModel = {
  release: "example",
  status: 200,
  kind: "category",
  path: "/btc/tin-noi-bat",
  language: "vi",
  title: "Tin nổi bật - Cổng thông tin điện tử Bộ Tài chính",
  description: "Những tin được quan tâm trong tuần.",
  languageSwitch: "/mof/featured-news",
  alternates: { vi: "/btc/tin-noi-bat", en: "/mof/featured-news" },
  site: {
    slug: "btc",
    name: "Cổng thông tin điện tử Bộ Tài chính",
    hasFeeds: true,
    language: "vi",
    logo: "/static/logo-default.svg",
    logoLink: "/",
    banner: "/static/banner-default.svg",
    menu: exampleMenu,
    searchLink: "tim-kiem",
    identity: {
      organisation: "Bộ Tài chính (trang minh họa)",
      address: "Số 1 phố Mẫu, phường Minh Họa, Hà Nội",
      phone: "(024) 0000 0000",
      email: "lienhe@example.org",
      responsible: "Ban Biên tập Cổng thông tin điện tử",
      sample: true,
    },
  },
  shell: "default",
  breadcrumb: [
    { label: "Cổng thông tin điện tử Bộ Tài chính", href: "/btc" },
    { label: "Tin tức", href: "/btc/tin-tuc" },
    { label: "Tin nổi bật" },
  ],
  category: {
    slug: "tin-noi-bat",
    name: "Tin nổi bật",
    href: "/btc/tin-noi-bat",
    description: "Những tin được quan tâm trong tuần, do Ban Biên tập chọn.",
  },
  tree: {
    layoutId: undefined,
    templateId: "example",
    language: "vi",
    root: {
      kind: "region",
      id: "n0",
      className: "",
      landmark: "main",
      label: undefined,
      heading: undefined,
      surface: "none",
      children: [],
    },
  },
  content: {},
  tags: [],
};

export const exampleArticle: Article = {
  id: "1",
  slug: "thu-ngan-sach-muoi-thang",
  title: "Thu ngân sách nhà nước mười tháng đạt trên 92% dự toán, chi đầu tư phát triển tăng nhanh",
  summary:
    "Nguồn thu nội địa giữ đà tăng ổn định nhờ sản xuất, kinh doanh phục hồi; các địa phương được yêu cầu đẩy nhanh giải ngân vốn đầu tư công trong hai tháng cuối năm.",
  image: undefined,
  publishedAt: "2026-11-18T02:30:00Z",
  site: "btc",
  category: "tin-noi-bat",
  counterpart: undefined,
  articleType: 1,
  view: undefined,
  author: "Ban Biên tập",
  source: "Cổng thông tin điện tử Bộ Tài chính",
  changes: [
    { at: "2026-11-20T03:05:00Z", parts: ["title", "content"] },
    { at: "2026-11-18T08:40:00Z", parts: ["content"] },
  ],
  body: { kind: "unrecognised" },
};

const reads: Readonly<Record<string, readonly (keyof HostPage)[]>> = widgetReads;

/** As a page gives them to the widget: with those fields of the page that it declares to read; all of them where no widget has the name. */
export function exampleWidgetProps(name: string, { content, page: changes, node }: WidgetExample): WidgetProps<keyof HostPage> {
  const page: PageModel = { ...examplePage, ...changes };
  return {
    node: { kind: "widget", id: `example-${name}`, className: "", name, headingLevel: undefined, ...node },
    page: pageFields(page, Object.hasOwn(reads, name) ? (reads[name] ?? []) : (Object.keys(page) as (keyof PageModel)[])),
    content,
  };
}

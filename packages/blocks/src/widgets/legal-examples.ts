/** Legal documents for the widgets that draw them. */
import type { DocumentsContent, DocumentSummary, LegalContent, RelatedDocument } from "@portal/domain";
import { hostileCategory, hostileLinks, hostileTexts } from "../samples/hostile.ts";
import { longTitle } from "../samples/long.ts";
import type { WidgetExample, WidgetExamples } from "../examples.ts";
import { documentExamples } from "./article-examples.ts";
import { endless, hostilePage } from "./hostile-page.ts";
import { longPage } from "./long-page.ts";

const circular: DocumentSummary = {
  slug: "thong-tu-81",
  href: "/btc/van-ban/thong-tu-81",
  title: "Thông tư hướng dẫn lập dự toán ngân sách nhà nước năm 2027",
  articleType: 4,
  media: "document",
  type: "circular",
  number: "81/2026/TT-MAU",
  issuer: "Bộ Tài chính (trang minh họa)",
  field: "Ngân sách nhà nước",
  issuedOn: "2026-11-16",
  effectiveOn: "2027-01-01",
  force: "notYet",
};
const decree: DocumentSummary = {
  ...circular,
  slug: "nghi-dinh-12",
  href: "/btc/van-ban/nghi-dinh-12",
  title: "Nghị định về hóa đơn, chứng từ điện tử",
  type: "decree",
  number: "12/2024/NĐ-MAU",
  issuer: "Chính phủ",
  field: "Thuế",
  issuedOn: "2024-02-05",
  effectiveOn: "2024-04-01",
  endsOn: "2026-06-01",
  force: "expired",
};

export const documentList: DocumentsContent = {
  category: { slug: "van-ban", name: "Văn bản pháp luật", href: "/btc/van-ban" },
  documents: [circular, { ...circular, slug: "tt-2", href: "/btc/van-ban/tt-2", effectiveOn: "2026-11-17", force: "inForce" }, decree],
  total: 64,
  page: 2,
  pageSize: 3,
  sort: "newest",
  filter: { issuer: "Bộ Tài chính (trang minh họa)" },
  problems: [],
  options: {
    types: ["decree", "circular"],
    issuers: ["Bộ Tài chính (trang minh họa)", "Chính phủ"],
    fields: ["Ngân sách nhà nước", "Thuế"],
  },
};

const page = { path: "/btc/van-ban?issuer=B%E1%BB%99+T%C3%A0i+ch%C3%ADnh+%28trang+minh+h%E1%BB%8Da%29&page=2" };

export const listExamples: WidgetExamples = {
  normal: { content: { documents: documentList }, page },
  empty: {
    content: {
      documents: { ...documentList, documents: [], total: 0, page: 1, filter: {}, options: { types: [], issuers: [], fields: [] } },
    },
  },
  longText: {
    content: {
      documents: {
        ...documentList,
        documents: [{ ...circular, title: longTitle, summary: longTitle, issuer: longTitle, field: longTitle }],
        options: { types: ["circular"], issuers: [longTitle], fields: [longTitle] },
        filter: { issuer: longTitle, field: longTitle, number: longTitle },
      },
    },
    page: longPage,
  },
  hostile: {
    content: {
      documents: {
        ...documentList,
        category: hostileCategory,
        documents: hostileLinks.map((href, index) => ({
          ...circular,
          href,
          title: index === 0 ? endless : (hostileTexts[index % 5] ?? ""),
          issuer: endless,
          issuedOn: "hôm qua",
        })),
        total: Number.NaN,
        page: -3,
        problems: [{ name: "issuedFrom", value: '"><script>' }],
        options: { types: [], issuers: [endless], fields: [...hostileTexts] },
      },
    },
    page: hostilePage,
  },
};

/** Values that no document can be looked for by. */
export const wrongValues: WidgetExample = {
  content: {
    documents: {
      ...documentList,
      page: 1,
      filter: {},
      problems: [
        { name: "issuedFrom", value: "31/02/2026" },
        { name: "type", value: "giay" },
      ],
    },
  },
  page: { path: "/btc/van-ban?issuedFrom=31%2F02%2F2026&type=giay" },
};
export const nothingFound: WidgetExample = {
  content: { documents: { ...documentList, documents: [], total: 0, page: 1, filter: { number: "999", force: "inForce" } } },
  page: { path: "/btc/van-ban?number=999&force=in-force" },
};

const relation = (by: RelatedDocument["by"], name: RelatedDocument["relation"], document: DocumentSummary): RelatedDocument => ({
  by,
  relation: name,
  document,
});
const legal: LegalContent = {
  force: "notYet",
  effectiveOn: "2027-01-01",
  relations: [relation("this", "guides", decree), relation("this", "replaces", circular), relation("other", "amends", circular)],
};
const hostileLegal: LegalContent = {
  force: "expired",
  endsOn: "hôm qua",
  relations: hostileLinks.map((href, index) =>
    relation("other", "repeals", { ...circular, href, title: hostileTexts[index % 5] ?? "", number: endless }),
  ),
};
const withLegal = (example: WidgetExample, content: LegalContent): WidgetExample => ({ ...example, content: { legal: content } });

export const forceExamples: WidgetExamples = {
  normal: withLegal(documentExamples.normal, legal),
  empty: documentExamples.empty,
  longText: withLegal(documentExamples.longText, legal),
  hostile: withLegal(documentExamples.hostile, hostileLegal),
};
export const expired: WidgetExample = withLegal(documentExamples.normal, {
  force: "expired",
  effectiveOn: "2025-01-01",
  endsOn: "2026-06-01",
  relations: [],
});
export const relationExamples: WidgetExamples = {
  normal: { content: { legal } },
  empty: { content: { legal: { relations: [] } } },
  longText: { content: { legal: { relations: [relation("this", "consolidates", { ...circular, title: longTitle, number: longTitle })] } } },
  hostile: { content: { legal: hostileLegal } },
};

/** The article as one that can be cited: the title of a legal text says what it is about. */
const cited = (example: WidgetExample): WidgetExample => {
  const article = example.page?.article;
  if (article?.body.kind !== "document") return example;
  return { ...example, page: { ...example.page, article: { ...article, body: { ...article.body, type: "circular" } } } };
};
export const citationExamples: WidgetExamples = {
  normal: cited(documentExamples.normal),
  empty: documentExamples.empty,
  longText: cited(documentExamples.longText),
  hostile: cited(documentExamples.hostile),
};

/** Articles of every kind, ordinary and at their worst: for the widgets that draw an article or a part of it. */
import type { Article, ArticleBody } from "@portal/domain";
import { samplePicture } from "../samples/articles.ts";
import { hostileLinks, hostileTexts } from "../samples/hostile.ts";
import { exampleArticle } from "./example-page.ts";
import type { WidgetExample, WidgetExamples } from "../examples.ts";
import { endless, hostileArticle, hostilePage } from "./hostile-page.ts";
import { longText, richText } from "./html-examples.ts";
import { longArticle, longPage } from "./long-page.ts";

const withBody = (body: ArticleBody, title = exampleArticle.title): WidgetExample => ({
  content: {},
  page: { kind: "article", article: { ...exampleArticle, title, image: samplePicture("toa-nha"), body } },
});

const pictures = ["hoi-nghi", "cang-bien", "ruong-bac-thang", "do-thi", "cong-nghiep"];
const photos = pictures.map((name, index) => ({
  title: ["Phiên khai mạc hội nghị", "Nhịp sống cảng biển", "Mùa vàng trên rẻo cao", "Thành phố lúc bình minh", ""][index] ?? "",
  description: index === 4 ? "" : "Ảnh minh họa được vẽ cho trang trình diễn.",
  src: samplePicture(name),
}));

const video: ArticleBody = {
  kind: "video",
  source: "/api/mediafile/mau/ban-tin.mp4",
  poster: samplePicture("kho-bai"),
  captions: "/api/mediafile/mau/ban-tin.vtt",
  transcript: "Phát thanh viên: Kính chào quý vị và các bạn.\nHình ảnh: cảng biển buổi sáng, xe chở hàng nối nhau vào bãi.",
  html: "<p>Bản tin tuần 46 điểm lại tình hình giải ngân vốn đầu tư công và thị trường trái phiếu.</p>",
};

const document: ArticleBody = {
  kind: "document",
  number: "81/2026/TT-MAU",
  issuer: "Bộ Tài chính (trang minh họa)",
  issuedAt: "2026-11-16",
  effectiveAt: "2027-01-01",
  files: [
    { href: "/api/mediafile/mau/thong-tu-81.pdf", fileName: "Thông tư 81 (toàn văn).pdf" },
    { href: "/api/mediafile/mau/phu-luc.docx", fileName: "Phụ lục biểu mẫu.docx" },
  ],
  html: "<p>Thông tư hướng dẫn việc lập dự toán ngân sách nhà nước năm 2027 của các bộ, cơ quan trung ương và địa phương.</p>",
};

const draft: ArticleBody = { ...document, number: "Dự thảo lần 2", effectiveAt: undefined, deadline: "2026-12-31T00:00:00.000Z" };

const infographic: ArticleBody = {
  kind: "infographic",
  image: samplePicture("tang-truong"),
  html: "<p>Thu nội địa chiếm 81% tổng thu; thu từ dầu thô 3%; thu cân đối từ xuất nhập khẩu 16%.</p><ul><li>Quý I: 520 nghìn tỷ đồng</li><li>Quý II: 495 nghìn tỷ đồng</li></ul>",
};

/** What reading the text found; its ids stand in the HTML. */
const sections: Partial<Article> = {
  reading: {
    minutes: 4,
    outline: [
      { id: "muc-1", level: 2, text: "Thu nội địa giữ vai trò chủ đạo" },
      { id: "muc-2", level: 3, text: "Số liệu chi tiết" },
      { id: "muc-3", level: 2, text: "Việc cần làm" },
    ],
  },
  body: {
    kind: "richText",
    html: '<h2 id="muc-1">Thu nội địa giữ vai trò chủ đạo</h2><p>Một đoạn văn.</p><h3 id="muc-2">Số liệu chi tiết</h3><p>Một đoạn nữa.</p><h2 id="muc-3">Việc cần làm</h2><p>Đoạn cuối.</p>',
  },
};

export const examples: WidgetExamples = {
  normal: withBody({ kind: "richText", html: richText }),
  empty: { content: {} },
  longText: { content: {}, page: { ...longPage, article: { ...longArticle, body: { kind: "richText", html: longText } } } },
  hostile: {
    content: {},
    page: {
      ...hostilePage,
      article: {
        ...hostileArticle,
        body: {
          kind: "gallery",
          display: "page",
          photos: Array.from({ length: 300 }, (_, index) => ({
            title: hostileTexts[index % 5] ?? "",
            // Once for each text: a page of 300 would only be slow to examine.
            description: index < hostileTexts.length ? endless : "",
            src: hostileLinks[index % 5] ?? "",
          })),
        },
      },
    },
  },
};

/** One of each kind of body, and each kind at its worst. */
export const bodies = {
  gallery: withBody({ kind: "gallery", display: "page", photos }, "Chùm ảnh: Nhịp sống ngành Tài chính"),
  slideshow: withBody({ kind: "gallery", display: "slideshow", photos }, "Trình chiếu: Hội nghị tổng kết"),
  noPhotos: withBody({ kind: "gallery", display: "slideshow", photos: [] }),
  link: withBody({ kind: "link", href: "https://example.org/cong-bao", fileName: "Công báo điện tử" }, "Công báo điện tử"),
  linkInside: withBody({ kind: "link", href: "/btc/cong-khai-ngan-sach", fileName: "" }),
  file: withBody(
    { kind: "file", href: "/api/mediafile/mau/bieu-mau.xlsx", fileName: "Biểu mẫu báo cáo quyết toán.xlsx" },
    "Biểu mẫu báo cáo quyết toán",
  ),
  video: withBody(video, "Bản tin Tài chính tuần 46"),
  document: withBody(document, "Thông tư hướng dẫn lập dự toán ngân sách nhà nước năm 2027"),
  infographic: withBody(infographic, "Thu ngân sách mười tháng bằng hình"),
  unrecognised: withBody({ kind: "unrecognised" }),
  hostileInfographic: withBody({ kind: "infographic", image: hostileLinks[0], html: "" }),
  hostileLink: withBody({ kind: "link", href: hostileLinks[0], fileName: hostileTexts[0] }),
  hostileFile: withBody({ kind: "file", href: hostileLinks[2], fileName: endless }),
  hostileVideo: withBody({
    kind: "video",
    source: hostileLinks[0],
    poster: hostileLinks[1],
    captions: hostileLinks[2],
    transcript: hostileTexts[0],
    html: "",
  }),
  hostileDocument: withBody({
    kind: "document",
    number: hostileTexts[0],
    issuer: endless,
    issuedAt: "hôm qua",
    effectiveAt: undefined,
    files: hostileLinks.map((href) => ({ href, fileName: "" })),
    html: "",
  }),
} satisfies Readonly<Record<string, WidgetExample>>;

/** The four examples of a widget that draws an article, or a part of it, of this kind. */
function examplesOf(own: Partial<Article>, hostile: Partial<Article>, page: WidgetExample["page"] = {}): WidgetExamples {
  const kind = "article";
  return {
    normal: { content: {}, page: { kind, ...page, article: { ...exampleArticle, ...own } } },
    empty: { content: {} },
    longText: { content: {}, page: { ...longPage, ...page, article: { ...exampleArticle, ...own, ...withoutBody(longArticle) } } },
    hostile: { content: {}, page: { ...hostilePage, ...page, article: { ...hostileArticle, ...own, ...hostile } } },
  };
}

const withoutBody = ({ title, summary, author, source }: Article): Partial<Article> => ({ title, summary, author, source });
const bodyOf = ({ page }: WidgetExample): ArticleBody => page?.article?.body ?? { kind: "unrecognised" };

/** A text that was stored before headings were numbered: long, and without any. */
const plainText: Partial<Article> = { body: { kind: "richText", html: longText }, reading: { minutes: 9000, outline: [] } };
const openDraft = { draft: { phase: "open", open: true, daysLeft: 40, attachmentMaxMb: 10 } as const };

export const headExamples = examplesOf({}, {});
export const mainExamples = examplesOf({ body: { kind: "richText", html: richText } }, { body: bodyOf(bodies.hostileDocument) });
export const textExamples = examplesOf({ body: { kind: "richText", html: richText } }, plainText);
export const sectionExamples = examplesOf(sections, plainText);
export const documentExamples = examplesOf({ body: document }, { body: bodyOf(bodies.hostileDocument) });
export const fileExamples = examplesOf({ body: bodyOf(bodies.file) }, { body: bodyOf(bodies.hostileFile) });
export const draftExamples = examplesOf({ body: draft }, { body: { ...draft, deadline: "hôm qua" } }, openDraft);
export const infographicExamples = examplesOf({ body: infographic }, { body: bodyOf(bodies.hostileInfographic) });
export const photoExamples = examplesOf({ body: bodyOf(bodies.gallery) }, { body: bodyOf(examples.hostile) });
export const videoExamples = examplesOf({ body: video }, { body: bodyOf(bodies.hostileVideo) });
export const ratingExamples = examplesOf(
  { rating: { average: 4.6, count: 128 } },
  { rating: { average: 1e9, count: Number.MAX_SAFE_INTEGER } },
);
/** Where readers may rate: no one has, and someone just did. */
export const unrated: WidgetExample = { content: {}, page: { kind: "article", rateable: true, article: exampleArticle } };
export const rated: WidgetExample = {
  content: {},
  page: {
    kind: "article",
    rateable: true,
    path: "/btc/tin-noi-bat/bai?done=rating",
    article: { ...exampleArticle, rating: { average: 4, count: 1 } },
  },
};
/** Of what kind an article must not be for a widget made for another. */
export const otherKind: WidgetExample = withBody({ kind: "unrecognised" });
export const closedDraft: WidgetExample = {
  content: {},
  page: { draft: { phase: "closed", open: false, daysLeft: 0, attachmentMaxMb: 10 }, article: { ...exampleArticle, body: draft } },
};
export const lastDay: WidgetExample = {
  content: {},
  page: { draft: { phase: "open", open: true, daysLeft: 0, attachmentMaxMb: 10 }, article: { ...exampleArticle, body: draft } },
};

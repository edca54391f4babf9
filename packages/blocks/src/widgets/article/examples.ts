import type { ArticleBody } from "@portal/core";
import { samplePicture } from "../../samples/articles.ts";
import { hostileLinks, hostileTexts } from "../../samples/hostile.ts";
import { exampleArticle } from "../example-page.ts";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { endless, hostileArticle, hostilePage } from "../hostile-page.ts";
import { longText, richText } from "../html-examples.ts";
import { longArticle, longPage } from "../long-page.ts";

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
  unrecognised: withBody({ kind: "unrecognised" }),
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

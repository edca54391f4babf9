/** What an article holds that suits a view: body by type (specification §3), metadata where the view shows it. */
import type { Language } from "@portal/core";
import type { ArticleRecord } from "@portal/domain";
import { articleContent } from "./article-content.ts";
import { samplePicture } from "./cards.ts";

/** Category among whose articles an article of this view stands. */
export function articleRole(view: string): "photos" | "video" | "documents" | "drafts" | "lead" {
  if (/photo|slideshow|infographic/.test(view)) return "photos";
  if (/video/.test(view)) return "video";
  if (/contribution/.test(view)) return "drafts";
  return /document|attachment|excel|word|pdf/.test(view) ? "documents" : "lead";
}

const files = new Map([
  ["article-excel", "bieu-mau.xlsx"],
  ["article-word", "mau-phieu.docx"],
  ["article-pdf", "toan-van.pdf"],
  ["article-attachment", "ban-do.zip"],
]);

const credits: Readonly<Record<Language, object>> = {
  vi: { author: "Ban Biên tập", source: "Cổng thông tin điện tử Bộ Tài chính (mẫu)" },
  en: { author: "Editorial board", source: "Ministry of Finance Portal (sample)" },
};

const described: Readonly<Record<Language, string>> = {
  vi: "<p>Đồ họa mẫu: nguồn thu tăng đều qua các quý, thu nội địa chiếm phần lớn.</p>",
  en: "<p>Sample drawing: revenue grows from quarter to quarter, most of it domestic.</p>",
};

export function articleSample(view: string, language: Language): Pick<ArticleRecord, "articleType" | "articleContent" | "metadata"> {
  const metadata = JSON.stringify({ view, ...credits[language], rating: { average: 4.3, count: 128 } });
  const make = (articleType: number, content: object) => ({ articleType, articleContent: JSON.stringify(content), metadata });
  const picture = samplePicture("tang-truong");
  const file = files.get(view);
  if (file !== undefined) return make(3, { Type: 2, Data: { Link: `/api/mediafile/mau/${file}`, FileName: file } });
  switch (view) {
    case "article-slideshow":
      return make(2, { ...articleContent("photos", language, picture), DisplayType: 2 });
    case "article-photo":
      return make(2, articleContent("photos", language, picture));
    case "article-video":
      return make(4, articleContent("video", language, picture));
    case "article-infographic":
      return make(4, { Kind: "infographic", Source: picture, Content: described[language] });
    case "article-document":
      return make(4, { ...articleContent("document", language, picture), EffectiveAt: "2027-01-01" });
    case "article-contribution":
      return make(4, { ...articleContent("document", language, picture), Deadline: "2026-12-20" });
    default:
      return make(1, articleContent("text", language, picture));
  }
}

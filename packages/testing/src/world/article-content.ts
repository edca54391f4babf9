/** Bodies of sample articles, as the wire has them (specification §3). */
import type { Language } from "@portal/core";
import type { GalleryContent, RichTextContent, StructuredContent } from "@portal/domain";
import { samplePicture } from "./cards.ts";

const richText: Readonly<Record<Language, (picture: string) => string>> = {
  vi: (
    picture,
  ) => `<p>Theo báo cáo tổng hợp, kết quả đạt được nhờ sự phối hợp chặt chẽ giữa các cơ quan trung ương và địa phương. Nội dung dưới đây là <strong>dữ liệu mẫu</strong>, dùng để trình diễn.</p>
<h2>Kết quả chính</h2>
<ul><li>Tiến độ vượt kế hoạch ở phần lớn chỉ tiêu;</li><li>Thủ tục được cắt giảm, thời gian xử lý ngắn hơn;</li><li>Dữ liệu được công khai để người dân giám sát.</li></ul>
<figure><img src="${picture}" alt="Tranh minh họa cho bài viết" width="960" height="540"><figcaption>Tranh minh họa.</figcaption></figure>
<h2>Số liệu</h2>
<table><caption>Thu ngân sách theo khu vực (nghìn tỷ đồng, số liệu mẫu)</caption><thead><tr><th scope="col">Khu vực</th><th scope="col">Dự toán</th><th scope="col">Thực hiện</th></tr></thead><tbody><tr><th scope="row">Nội địa</th><td>1.450</td><td>1.338</td></tr><tr><th scope="row">Xuất nhập khẩu</th><td>204</td><td>191</td></tr></tbody></table>
<blockquote><p>Công khai, minh bạch là cách tốt nhất để tiết kiệm.</p></blockquote>
<p>Thông tin chi tiết được đăng tại chuyên mục công khai ngân sách.</p>`,
  en: (
    picture,
  ) => `<p>According to the summary report, central and local agencies worked closely together. What follows is <strong>sample data</strong> for demonstration.</p>
<h2>Main results</h2>
<ul><li>Most targets are ahead of plan;</li><li>procedures are shorter, and so are waiting times;</li><li>figures are public for everyone to check.</li></ul>
<figure><img src="${picture}" alt="Drawing that goes with the article" width="960" height="540"><figcaption>Drawing.</figcaption></figure>
<h2>Figures</h2>
<table><caption>Budget revenue by source (trillion dong, sample figures)</caption><thead><tr><th scope="col">Source</th><th scope="col">Estimate</th><th scope="col">Actual</th></tr></thead><tbody><tr><th scope="row">Domestic</th><td>1,450</td><td>1,338</td></tr><tr><th scope="row">Trade</th><td>204</td><td>191</td></tr></tbody></table>
<blockquote><p>Openness is the best way to save.</p></blockquote>
<p>Details are in the section on open budgets.</p>`,
};

const words: Readonly<Record<Language, { readonly photo: string; readonly issuer: string; readonly file: string; readonly text: string }>> =
  {
    vi: {
      photo: "Ảnh minh họa",
      issuer: "Bộ Tài chính (trang minh họa)",
      file: "Toàn văn.pdf",
      text: "<p>Văn bản mẫu dùng để trình diễn.</p>",
    },
    en: {
      photo: "Picture",
      issuer: "Ministry of Finance (sample site)",
      file: "Full text.pdf",
      text: "<p>A sample document for demonstration.</p>",
    },
  };

export function articleContent(
  holds: "text" | "photos" | "video" | "document",
  language: Language,
  picture: string,
): RichTextContent | GalleryContent | StructuredContent {
  const { photo, issuer, file, text } = words[language];
  switch (holds) {
    case "text":
      return { Content: richText[language](picture) };
    case "photos":
      return {
        DisplayType: 1,
        Photos: ["hoi-nghi", "cang-bien", "do-thi", "cong-nghiep"].map((name, index) => ({
          Title: `${photo} ${index + 1}`,
          Link: samplePicture(name),
          Order: index,
        })),
      };
    case "video":
      return { Kind: "video", Source: "/api/mediafile/mau/ban-tin.mp4", Poster: picture, Content: text };
    case "document":
      return {
        Kind: "document",
        Number: "81/2026/TT-MAU",
        Issuer: issuer,
        IssuedAt: "2026-11-16",
        Files: [{ Link: "/api/mediafile/mau/toan-van.pdf", FileName: file }],
        Content: text,
      };
  }
}

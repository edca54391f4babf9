/** Hand-made cards by what a block shows of them. Pictures are the drawings in packages/blocks/samples. */
import type { CardAssignment, Language } from "@portal/core";

/** Served under this path by whoever shows the samples. */
export const samplePicture = (name: string): string => `/api/mediafile/mau/${name}.svg`;

type Named = readonly [title: string, description?: string];

/** By variant of the block type `cards`. */
interface CardTexts {
  readonly sites: readonly Named[];
  readonly links: readonly Named[];
  readonly topics: readonly Named[];
  readonly banners: readonly Named[];
  readonly covers: readonly Named[];
  readonly leader: Named;
  readonly feeds: readonly Named[];
}

const texts: Readonly<Record<Language, CardTexts>> = {
  vi: {
    sites: [
      ["Viện Chiến lược và Chính sách tài chính", "Nghiên cứu, dự báo, tư vấn chính sách"],
      ["Cục Quản lý nợ và Tài chính đối ngoại"],
      ["Cục Quản lý giá"],
      ["Chuyên trang Thị trường trái phiếu", "Lịch đấu thầu, kết quả, lợi suất"],
      ["Công đoàn ngành Tài chính"],
      ["Cổng Dịch vụ công"],
    ],
    links: [
      ["Cổng thông tin điện tử Chính phủ (mẫu)"],
      ["Cơ sở dữ liệu quốc gia về văn bản pháp luật (mẫu)"],
      ["Cổng công khai ngân sách nhà nước (mẫu)"],
      ["Hệ thống tiếp nhận phản ánh, kiến nghị (mẫu)"],
      ["Trang thông tin đấu thầu (mẫu)"],
    ],
    topics: [
      ["Công khai ngân sách", "Dự toán, chấp hành và quyết toán theo từng năm."],
      ["Hải quan điện tử", "Thủ tục, biểu thuế và tra cứu tờ khai."],
      ["Tài chính xanh", "Khung phân loại và các chương trình tín dụng."],
      ["Hỏi đáp chính sách", "Câu hỏi thường gặp và trả lời của cơ quan chuyên môn."],
    ],
    banners: [
      ["Chuyển đổi số ngành tài chính giai đoạn 2026–2030"],
      ["Thực hành tiết kiệm, chống lãng phí"],
      ["Số liệu thống kê ngân sách"],
    ],
    covers: [["Tạp chí Tài chính mẫu, số 8"], ["Tạp chí Tài chính mẫu, số 9"], ["Niên giám tài chính 2026"], ["Sổ tay quy tắc tài khóa"]],
    leader: ["Họ và tên (mẫu)", "Thủ trưởng đơn vị"],
    feeds: [["Tin nổi bật", "Cập nhật trong ngày"], ["Chính sách và quản lý"], ["Thông cáo báo chí"], ["Văn bản mới"]],
  },
  en: {
    sites: [
      ["Institute of Financial Strategy and Policy", "Research, forecasts, advice"],
      ["Department of Debt Management"],
      ["Department of Prices"],
      ["Bond market site", "Auctions, results, yields"],
      ["Finance Sector Union"],
      ["Public services portal"],
    ],
    links: [
      ["Government portal (sample)"],
      ["National database of legal documents (sample)"],
      ["Budget disclosure portal (sample)"],
      ["Feedback system (sample)"],
      ["Procurement site (sample)"],
    ],
    topics: [
      ["Open budget", "Estimates, execution and final accounts by year."],
      ["Electronic customs", "Procedures, tariffs and declaration look-up."],
      ["Green finance", "Taxonomy and credit programmes."],
      ["Policy questions", "Frequent questions, answered by the units in charge."],
    ],
    banners: [["Digital transformation of the finance sector 2026–2030"], ["Saving and preventing waste"], ["Budget statistics"]],
    covers: [["Sample finance review, no. 8"], ["Sample finance review, no. 9"], ["Finance yearbook 2026"], ["Fiscal rules: a handbook"]],
    leader: ["Name (sample)", "Head of the agency"],
    feeds: [["Top stories", "Updated daily"], ["Policy and management"], ["Press releases"], ["New documents"]],
  },
};

const topicPictures = ["tang-truong", "cang-bien", "cong-nghiep", "van-ban"];

/** What a block of cards is for: its variant, and for picture cards what its key says. */
interface CardUse {
  readonly key: string;
  readonly variant: string;
  readonly language: Language;
  /** Categories whose newest articles the cards of a page's main contents list. */
  readonly categories: readonly string[];
}

/** Cards that suit a block. */
export function sampleCards({ key, variant, language, categories }: CardUse): CardAssignment[] {
  const { sites, links, topics, banners, covers, leader, feeds } = texts[language];
  const make = (entries: readonly Named[], more: (index: number) => Omit<CardAssignment, "title">): CardAssignment[] =>
    entries.map(([title, description], index) => ({ title, ...(description === undefined ? {} : { description }), ...more(index) }));
  const pictured = (kind: string, picture: (index: number) => string) => (index: number) => ({
    link: `https://example.org/${kind}-${index + 1}`,
    image: samplePicture(picture(index)),
  });
  const topicPicture = (index: number): string => topicPictures[index % topicPictures.length] ?? "";
  // The main contents of a category's page lead to categories, whatever their looks.
  if (key === "contents") return categories.map((category, index) => ({ category, image: samplePicture(topicPicture(index)) }));
  switch (variant) {
    case "siteList":
    case "logoStrip":
    case "portalDirectory":
      return make(
        sites,
        pictured("site", (index) => `bieu-trung-${index + 1}`),
      );
    case "linkList":
      return make(links, (index) => ({ link: `https://example.org/link-${index + 1}`, blank: true }));
    case "bannerCards":
      return make(
        banners,
        pictured("campaign", (index) => `bang-ron-${index + 1}`),
      );
    case "leaderCard":
    case "leaderStrip":
      return make(
        [leader],
        pictured("leader", () => "chan-dung"),
      );
    case "rssList":
      return make(feeds, (index) => ({ link: `https://example.org/rss-${index + 1}.xml` }));
    default:
      return /book|vImages/i.test(key)
        ? make(
            covers,
            pictured("cover", (index) => `bia-sach-${index + 1}`),
          )
        : make(topics, pictured("topic", topicPicture));
  }
}

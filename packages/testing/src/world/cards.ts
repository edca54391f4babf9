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
    leader: ["Name (sample)", "Head of the agency"],
    feeds: [["Top stories", "Updated daily"], ["Policy and management"], ["Press releases"], ["New documents"]],
  },
};

const topicPictures = ["tang-truong", "cang-bien", "cong-nghiep", "van-ban"];

/** Cards that suit a variant; `category` makes the last picture card list that category's newest articles. */
export function sampleCards(variant: string, language: Language, category: string): CardAssignment[] {
  const { sites, links, topics, banners, leader, feeds } = texts[language];
  const make = (entries: readonly Named[], more: (index: number) => Omit<CardAssignment, "title">): CardAssignment[] =>
    entries.map(([title, description], index) => ({ title, ...(description === undefined ? {} : { description }), ...more(index) }));
  const emblem = (index: number) => ({ link: `https://example.org/site-${index + 1}`, image: samplePicture(`bieu-trung-${index + 1}`) });
  switch (variant) {
    case "siteList":
    case "logoStrip":
      return make(sites, emblem);
    case "linkList":
      return make(links, (index) => ({ link: `https://example.org/link-${index + 1}`, blank: true }));
    case "bannerCards":
      return make(banners, (index) => ({
        link: `https://example.org/campaign-${index + 1}`,
        image: samplePicture(`bang-ron-${index + 1}`),
      }));
    case "leaderCard":
      return make([leader], () => ({ link: "https://example.org/leader", image: samplePicture("chan-dung") }));
    case "rssList":
      return make(feeds, (index) => ({ link: `https://example.org/rss-${index + 1}.xml` }));
    default: {
      const cards = make(topics, (index) => ({
        link: `https://example.org/topic-${index + 1}`,
        image: samplePicture(topicPictures[index % topicPictures.length] ?? ""),
      }));
      return [...cards.slice(0, -1), { category, image: samplePicture("hoi-nghi") }];
    }
  }
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { rankRelated } from "./rank-related.ts";

const rank = (title: string, others: readonly string[], language: "vi" | "en" = "vi", count = 4): string[] =>
  rankRelated(
    title,
    others.map((other) => ({ title: other })),
    { language, count },
  ).map((article) => article.title);

/** Of a category that has news about everything. */
const news = [
  "Giải ngân vốn đầu tư công tăng tốc trong quý cuối năm",
  "Lãi suất cho vay mua nhà ở xã hội giảm nửa điểm",
  "Thị trường chứng khoán vận hành ổn định sau một năm",
  "Nghị định về hóa đơn, chứng từ",
  "Kho bạc bố trí trực giao dịch đến 24 giờ",
  "Gia hạn thời hạn nộp thuế cho vùng thiên tai",
  "Bộ Tài chính họp báo thường kỳ quý III năm 2026",
  "Thủ tục hải quan đối với hàng chuyển phát nhanh",
  "Bộ Tài chính trao học bổng cho sinh viên vượt khó",
  "Xuất cấp gạo dự trữ cho đồng bào vùng lũ",
  "Phân cấp mạnh hơn cho địa phương về vốn đầu tư công",
  "Giá xăng dầu được điều chỉnh từ chiều nay",
];

test("what shares words that few titles have comes, most of them first", () => {
  expect(rank("Bộ trưởng làm việc với các địa phương về giải ngân vốn đầu tư công", news)).toEqual([
    "Giải ngân vốn đầu tư công tăng tốc trong quý cuối năm",
    "Phân cấp mạnh hơn cho địa phương về vốn đầu tư công",
  ]);
  expect(rank("Cải cách thủ tục tại chi cục hải quan cửa khẩu", news)).toEqual(["Thủ tục hải quan đối với hàng chuyển phát nhanh"]);
});

test("of equals the newer one comes first, and no more than are asked for", () => {
  const about = ["Kho bạc mở cửa thứ bảy", "Chuyện cũ ở kho bạc"];
  const older = news.filter((title) => !title.includes("Kho bạc"));
  expect(rank("Kho bạc đổi giờ", [...about, ...older])).toEqual(about);
  expect(rank("Kho bạc đổi giờ", [...about, ...older], "vi", 1)).toEqual(about.slice(0, 1));
});

test("what all titles of a ministry are made of relates none of them", () => {
  expect(rank("Thông tư của Bộ Tài chính quy định chi tiết một số điều của Luật Giá", news)).toEqual([]);
  expect(rank("Bộ Tài chính công bố kết quả tháng 10 năm 2026", news)).toEqual([]);
  expect(rank("Ministry of Finance issues a circular", ["Decree of the Ministry of Finance", "Rice exports", "Bonds"], "en")).toEqual([]);
});

test("a word that many titles of the category have says nothing there, and one that few have elsewhere", () => {
  const results = Array.from({ length: 40 }, (_, index) => `Kết quả đấu thầu trái phiếu, phiên ${index + 100}`);
  expect(rank("Kết quả đấu thầu trái phiếu, phiên 99", results)).toEqual([]);
  const [first = ""] = results;
  expect(rank("Kết quả đấu thầu trái phiếu, phiên 99", [first, ...news])).toEqual([first]);
  // A third of the titles begin alike, at whatever length.
  const begun = results.slice(0, 20);
  const other = Array.from({ length: 40 }, (_, index) => `Bài ${index}`);
  expect(rank("Kết quả đấu thầu trái phiếu, phiên 99", [...begun, ...other])).toEqual([]);
  // A word of two syllables that is rare in this category, and what they say apart from each other.
  expect(rank("Hải quan đấu thầu phần mềm", [...results, "Hải quan kết nạp công chức"])).toEqual(["Hải quan kết nạp công chức"]);
  expect(rank("Hải quan đấu thầu phần mềm", [...results, "Hải sản và tập quán"])).toEqual([]);
});

test("words are compared with their marks, however they are spelled", () => {
  expect(rank("Mức thu phí thẩm định", ["Danh mục thủ tục phi thẩm đình", ...news])).toEqual([]);
  expect(rank("HOÁ ĐƠN CHỨNG TỪ", news)).toEqual(["Nghị định về hóa đơn, chứng từ"]);
  expect(rank("Hóa đơn chứng từ".normalize("NFD"), news)).toEqual(["Nghị định về hóa đơn, chứng từ"]);
});

test("in English a word stands for itself", () => {
  const stories = [
    "Rice reserves reach flooded provinces",
    "Green bonds find long-term investors",
    "Customs gate opens",
    "Fuel prices fall",
  ];
  expect(rank("Bonds for green infrastructure", [...stories, "Savings account", "Tax forms"], "en")).toEqual([stories[1]]);
  expect(rank("Fuel from the gate", [...stories, "Savings account", "Tax forms"], "en")).toEqual([]);
});

test("no title, and none to compare with, is related to anything", () => {
  expect(rank("", news)).toEqual([]);
  expect(rank("Kho bạc", [])).toEqual([]);
  expect(rank("Kho bạc", ["Kho bạc"])).toEqual([]);
});

test("whatever the titles hold, some of the articles come, each once", () => {
  const title = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom(...news));
  fc.assert(
    fc.property(title, fc.array(title, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (own, titles, count) => {
      const articles = titles.map((one) => ({ title: one }));
      const related = rankRelated(own, articles, { language: "vi", count });
      expect(related.length).toBeLessThanOrEqual(count);
      expect(new Set(related).size).toBe(related.length);
      expect(articles).toEqual(expect.arrayContaining(related));
    }),
  );
});

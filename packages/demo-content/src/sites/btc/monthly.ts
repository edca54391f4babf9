import { LAST_DAY, monthBefore, monthOf, written, yearOf } from "../../compose/dates.ts";
import { numeral } from "../../compose/fill.ts";
import { randomOf } from "../../compose/random.ts";
import { notice } from "../../compose/stories.ts";
import { tableHtml } from "../../compose/table.ts";
import { rateOn } from "../../series/exchange-rates.ts";

const currencies = [
  ["fx-usd", "Đô la Mỹ", "USD"],
  ["fx-eur", "Euro", "EUR"],
  ["fx-jpy", "Yên Nhật", "JPY"],
  ["fx-gbp", "Bảng Anh", "GBP"],
  ["fx-cny", "Nhân dân tệ", "CNY"],
] as const;

/** Months back from the last day: a notice on the first of each. */
const months = (count: number): string[] => Array.from({ length: count }, (_, back) => monthBefore(LAST_DAY, back));

/** Accounting exchange rates, from the very series that the blocks chart. */
export const exchangeRates = months(12).map((day) => {
  const month = `${monthOf(day)}/${yearOf(day)}`;
  const rows = currencies.map(([series, name, code]) => [name, code, numeral(rateOn(series, day), 0, "vi")]);
  const html =
    `<p>Bộ Tài chính thông báo tỷ giá hạch toán ngoại tệ tháng ${month}, áp dụng trong nghiệp vụ quy đổi, hạch toán thu chi ngân sách bằng ngoại tệ. Tỷ giá có hiệu lực từ ngày ${written(day)}.</p>` +
    tableHtml(`Tỷ giá hạch toán tháng ${month} (đồng Việt Nam cho một đơn vị ngoại tệ)`, ["Ngoại tệ", "Ký hiệu", "Tỷ giá"], rows) +
    "<p>Đối với các ngoại tệ chưa có trong bảng, đơn vị căn cứ tỷ giá chéo để quy đổi và báo cáo về Kho bạc Nhà nước.</p><p>Trong quá trình thực hiện, nếu có vướng mắc, đề nghị các đơn vị phản ánh để được hướng dẫn kịp thời.</p>";
  return notice(
    "ty-gia",
    "market",
    day,
    `Thông báo tỷ giá hạch toán ngoại tệ tháng ${month}`,
    `Tỷ giá hạch toán của ${currencies.length} ngoại tệ chủ yếu, áp dụng từ ngày ${written(day)}.`,
    html,
    `@rates-${day.slice(0, 7)}`,
  );
});

/** Monthly state of the budget, with figures that grow over the year. */
export const budgetReports = months(18)
  .slice(1)
  .map((day) => {
    const random = randomOf(`thu-chi ${day}`);
    const month = monthOf(day);
    const year = yearOf(day);
    const released = `${monthBefore(day, -1).slice(0, 7)}-${String(random.int(5, 9)).padStart(2, "0")}`;
    const plan = year === 2026 ? 2529 : 1967;
    const revenue = (plan * month * (0.079 + random.next() * 0.006)) / 1;
    const spending = plan * 1.12 * (month / 12) * (0.78 + random.next() * 0.06);
    const share = (value: number, whole: number): string => `${numeral((value / whole) * 100, 1, "vi")}%`;
    const rows = [
      ["Tổng thu cân đối", numeral(plan, 0, "vi"), numeral(revenue, 1, "vi"), share(revenue, plan)],
      ["Thu nội địa", numeral(plan * 0.85, 0, "vi"), numeral(revenue * 0.86, 1, "vi"), share(revenue * 0.86, plan * 0.85)],
      ["Thu xuất nhập khẩu", numeral(plan * 0.11, 0, "vi"), numeral(revenue * 0.108, 1, "vi"), share(revenue * 0.108, plan * 0.11)],
      ["Tổng chi", numeral(plan * 1.12, 0, "vi"), numeral(spending, 1, "vi"), share(spending, plan * 1.12)],
      ["Chi đầu tư phát triển", numeral(plan * 0.31, 0, "vi"), numeral(spending * 0.24, 1, "vi"), share(spending * 0.24, plan * 0.31)],
    ];
    const html =
      `<p>Theo số liệu tổng hợp, thu cân đối ngân sách nhà nước ${month === 1 ? "tháng 1" : `${month} tháng đầu năm`} ${year} ước đạt ${numeral(revenue, 1, "vi")} nghìn tỷ đồng, bằng ${share(revenue, plan)} dự toán. Chi ngân sách ước đạt ${numeral(spending, 1, "vi")} nghìn tỷ đồng.</p>` +
      tableHtml(
        `Thu, chi ngân sách nhà nước lũy kế đến hết tháng ${month}/${year} (nghìn tỷ đồng)`,
        ["Chỉ tiêu", "Dự toán năm", "Lũy kế", "So với dự toán"],
        rows,
      ) +
      "<p>Các nhiệm vụ chi được bảo đảm theo tiến độ; nguồn dự phòng sẵn sàng cho phòng, chống thiên tai và các nhiệm vụ cấp bách.</p><p>Số liệu là số ước, sẽ được điều chỉnh khi có kết quả đối chiếu chính thức.</p>";
    return notice(
      "thu-chi-ngan-sach",
      "budget",
      released,
      `Tình hình thu, chi ngân sách nhà nước tháng ${month}/${year}`,
      `Thu lũy kế đạt ${share(revenue, plan)} dự toán, chi lũy kế đạt ${share(spending, plan * 1.12)} dự toán.`,
      html,
    );
  });

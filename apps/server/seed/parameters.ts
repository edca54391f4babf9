import type { ParameterLine } from "./records.ts";

/** List 2 is what the portal reads at start (spec §7). */
const parameters: readonly (readonly [key: string, value: string, name: string])[] = [
  ["hotline", "024 0000 0000", "Tổng đài hỗ trợ"],
  ["contact-email", "lienhe@example.org", "Thư điện tử liên hệ"],
  ["address", "Số 1, đường Ví Dụ, Hà Nội", "Địa chỉ trụ sở"],
  ["working-hours", "8 giờ – 17 giờ, thứ Hai đến thứ Sáu", "Giờ làm việc"],
  ["articles-per-block", "6", "Số bài trong một khối"],
  ["contribution-days", "60", "Số ngày lấy ý kiến dự thảo"],
  ["attachment-max-mb", "10", "Dung lượng tệp đính kèm tối đa (MB)"],
  ["representative", "6", "Giá trị đại diện"], // spec §9
  ["draft-document-category", "du-thao-van-ban", "Chuyên mục dự thảo văn bản lấy ý kiến"], // spec §3: fixed, but not shown there
  ["sample-data", "true", "Nội dung là dữ liệu mẫu"],
];

export function* parameterLines(): Generator<ParameterLine> {
  for (const [index, [key, value, name]] of parameters.entries()) yield { kind: "parameter", type: 2, key, value, name, order: index + 1 };
}

import type { ParameterLine } from "./records.ts";

/** List 2 is what the portal reads at start (spec §7); list 6 says who represents the ministry (spec §9, docs/adr/0006). */
const lists: Readonly<Record<number, readonly (readonly [key: string, value: string, name: string])[]>> = {
  2: [
    ["hotline", "024 0000 0000", "Tổng đài hỗ trợ"],
    ["contact-email", "lienhe@example.org", "Thư điện tử liên hệ"],
    ["address", "Số 1, đường Ví Dụ, Hà Nội", "Địa chỉ trụ sở"],
    ["working-hours", "8 giờ – 17 giờ, thứ Hai đến thứ Sáu", "Giờ làm việc"],
    ["articles-per-block", "6", "Số bài trong một khối"],
    ["contribution-days", "60", "Số ngày lấy ý kiến dự thảo"],
    ["attachment-max-mb", "10", "Dung lượng tệp đính kèm tối đa (MB)"],
    ["draft-document-category", "du-thao-van-ban", "Chuyên mục dự thảo văn bản lấy ý kiến"], // spec §3: fixed, but not shown there
    ["sample-data", "true", "Nội dung là dữ liệu mẫu"],
  ],
  6: [
    ["spokesperson", "024 0000 0001", "Người phát ngôn"],
    ["press", "baochi@example.org", "Đầu mối báo chí"],
    ["businesses", "doanhnghiep@example.org", "Đầu mối hỗ trợ doanh nghiệp"],
    ["spokesperson.en", "+84 24 0000 0001", "Spokesperson"],
    ["press.en", "press@example.org", "Press office"],
    ["businesses.en", "business@example.org", "Support for businesses"],
  ],
};

export function* parameterLines(): Generator<ParameterLine> {
  for (const [type, parameters] of Object.entries(lists))
    for (const [index, [key, value, name]] of parameters.entries())
      yield { kind: "parameter", type: Number(type), key, value, name, order: index + 1 };
}

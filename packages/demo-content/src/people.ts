import { portrait } from "./art/portrait.ts";
import type { FileLine, PersonLine } from "./records.ts";

type Dress = "suit" | "tunic";

/** Nobody of these names holds or held an office: "Mẫu" and "Minh Họa" say so. */
const leaders: readonly (readonly [slug: string, name: string, vi: string, en: string, from: string, dress: Dress])[] = [
  ["tran-minh-mau", "Trần Minh Mẫu", "Bộ trưởng", "Minister", "2024", "suit"],
  ["le-thi-minh-hoa", "Lê Thị Minh Họa", "Thứ trưởng thường trực", "Permanent Deputy Minister", "2023", "tunic"],
  ["nguyen-van-vi-du", "Nguyễn Văn Ví Dụ", "Thứ trưởng", "Deputy Minister", "2023", "suit"],
  ["pham-quang-mau", "Phạm Quang Mẫu", "Thứ trưởng", "Deputy Minister", "2024", "suit"],
  ["hoang-thi-mau", "Hoàng Thị Mẫu", "Thứ trưởng", "Deputy Minister", "2025", "tunic"],
  ["vu-duc-minh-hoa", "Vũ Đức Minh Họa", "Thứ trưởng", "Deputy Minister", "2025", "suit"],
];

const fields: readonly (readonly [vi: string, en: string])[] = [
  [
    "Lãnh đạo, quản lý toàn diện công tác của Bộ; trực tiếp chỉ đạo chiến lược phát triển, ngân sách nhà nước và tổ chức cán bộ.",
    "Leads the work of the Ministry as a whole; in direct charge of development strategy, the state budget and personnel.",
  ],
  ["Chính sách thuế, phí, lệ phí và công tác pháp chế.", "Tax and fee policy and legal affairs."],
  ["Hải quan, giá và thị trường trong nước.", "Customs, prices and the domestic market."],
  ["Thị trường vốn, bảo hiểm và quản lý nợ.", "The capital market, insurance and debt management."],
  ["Kho bạc, tài sản công và dự trữ quốc gia.", "The treasury, public property and national reserves."],
  ["Đầu tư, đấu thầu và chuyển đổi số.", "Investment, procurement and digital transformation."],
];

const formers: readonly (readonly [slug: string, name: string, from: string, to: string, dress: Dress])[] = [
  ["do-huu-mau", "Đỗ Hữu Mẫu", "2018", "2024", "suit"],
  ["bui-thi-vi-du", "Bùi Thị Ví Dụ", "2013", "2018", "tunic"],
  ["dang-van-minh-hoa", "Đặng Văn Minh Họa", "2006", "2013", "suit"],
  ["ngo-quoc-mau", "Ngô Quốc Mẫu", "1999", "2006", "suit"],
  ["ly-thi-mau", "Lý Thị Mẫu", "1992", "1999", "tunic"],
  ["duong-van-vi-du", "Dương Văn Ví Dụ", "1985", "1992", "suit"],
  ["cao-minh-mau", "Cao Minh Mẫu", "1978", "1985", "suit"],
  ["ha-quang-minh-hoa", "Hà Quang Minh Họa", "1970", "1978", "suit"],
];

export const portraitPath = (slug: string): string => `anh/chan-dung/${slug}.svg`;
const address = (slug: string): string => `/api/mediafile/${portraitPath(slug)}`;

export function* peopleLines(): Generator<PersonLine> {
  for (const [index, [slug, name, vi, en, from]] of leaders.entries()) {
    const [work = "", workEn = ""] = fields[index] ?? [];
    yield {
      kind: "person",
      slug,
      role: "leader",
      name,
      title: { vi, en },
      portrait: address(slug),
      duties: { vi: work, en: workEn },
      biography: {
        vi: `${name} là nhân vật mẫu, không chỉ người có thật.\nTrình độ: Tiến sĩ kinh tế. Quá trình công tác: hơn hai mươi năm trong ngành Tài chính, từng giữ các vị trí ở địa phương và cơ quan trung ương.`,
        en: `${name} is a sample person and stands for nobody real.\nDoctor of economics; more than twenty years in the finance sector, in provinces and central agencies.`,
      },
      from,
      order: index + 1,
    };
  }
  for (const [index, [slug, name, from, to]] of formers.entries()) {
    yield {
      kind: "person",
      slug,
      role: "former-minister",
      name,
      title: { vi: "Nguyên Bộ trưởng", en: "Former Minister" },
      portrait: address(slug),
      biography: {
        vi: `${name} là nhân vật mẫu, không chỉ người có thật.\nGiữ chức Bộ trưởng từ năm ${from} đến năm ${to}, giai đoạn ngành Tài chính đổi mới cơ chế quản lý ngân sách và hiện đại hóa hệ thống thu.`,
        en: `${name} is a sample person and stands for nobody real.\nHeld office from ${from} to ${to}, years in which budget management was renewed and revenue administration modernised.`,
      },
      from,
      to,
      order: index + 1,
    };
  }
}

export function* portraitFiles(): Generator<FileLine> {
  const all = [
    ...leaders.map(([slug, name, , , , dress]) => [slug, name, dress] as const),
    ...formers.map(([slug, name, , , dress]) => [slug, name, dress] as const),
  ];
  for (const [slug, name, dress] of all)
    yield {
      kind: "file",
      path: portraitPath(slug),
      contentType: "image/svg+xml",
      text: portrait(slug, `Chân dung minh họa: ${name}`, dress),
    };
}

/** Files as the server reads them, and what a feed brings. */
import type { FeedItem, FileView } from "@portal/domain";

const address = (name: string): string => `/api/mediafile/mau/${name}`;

const rows = ["Chi đầu tư phát triển", "Chi sự nghiệp giáo dục", "Chi khoa học và công nghệ", "Chi quản lý hành chính"].map(
  (name, index) => [name, 2318.5 - index * 412, 1906.75 - index * 388, "Đạt tiến độ"],
);

export const sampleFiles: readonly FileView[] = [
  {
    kind: "table",
    href: address("bieu-mau.xlsx"),
    fileName: "bieu-mau.xlsx",
    size: 18_432,
    sheets: [
      {
        name: "Chi ngân sách",
        notes: ["Đơn vị: tỷ đồng (số liệu mẫu)"],
        header: ["Chỉ tiêu", "Dự toán 2026", "Thực hiện", "Đánh giá"],
        rows,
        rowCount: rows.length,
        columnCount: 4,
      },
    ],
    omittedSheets: 1,
  },
  {
    kind: "word",
    href: address("mau-phieu.docx"),
    fileName: "mau-phieu.docx",
    size: 51_200,
    html: "<h2>Phiếu góp ý (mẫu)</h2><p>Họ và tên: ……………………………</p><p>Nội dung góp ý: ……………………………</p><ul><li>Về bố cục;</li><li>về nội dung từng điều.</li></ul>",
    pictures: 0,
  },
  { kind: "pdf", href: address("toan-van.pdf"), fileName: "toan-van.pdf", size: 2_411_724 },
  { kind: "refused", href: address("ban-do.zip"), fileName: "ban-do.zip", size: 904_118, reason: "unknown", found: undefined },
];

export const sampleFeed: readonly FeedItem[] = [
  { title: "Tin mẫu từ nguồn của đơn vị", href: "https://example.org/tin-1", publishedAt: "2026-11-19T02:00:00Z" },
  { title: "Thông báo mẫu", href: "https://example.org/tin-2", publishedAt: "2026-11-18T07:30:00Z" },
];

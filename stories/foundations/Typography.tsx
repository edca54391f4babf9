import type { ReactNode } from "react";
import "./foundations.css";

/** Token of the size, and what it is for. */
const sizes: readonly (readonly [token: string, use: string, leading: string])[] = [
  ["--text-small", "notes, dates, captions", "--leading-tight"],
  ["--text-s", "secondary text", "--leading-body"],
  ["--text-body", "text", "--leading-body"],
  ["--text-m", "titles of cards", "--leading-heading"],
  ["--text-l", "titles of blocks", "--leading-heading"],
  ["--text-xl", "headings", "--leading-heading"],
  ["--text-2xl", "title of the page", "--leading-heading"],
];

/** Marks above marks, below and through letters: what a font for Vietnamese must carry. */
const marks = "Ắ Ằ Ẳ Ẵ Ặ Ấ Ầ Ẩ Ẫ Ậ Ế Ề Ể Ễ Ệ Ố Ồ Ổ Ỗ Ộ Ớ Ờ Ở Ỡ Ợ Ứ Ừ Ử Ữ Ự Ỷ Ỹ Ỵ Đ";
const sentence = "Quyết định của Thủ tướng về dự toán ngân sách Nhà nước năm 2027: ưu tiên quỹ lương, những khoản nợ đọng, chuyển đổi số";
const figures = "1.234.567,89 đồng · 0123456789 · 31/12/2026";
const weights = [400, 600, 700] as const;

/** Every size of the scale with Vietnamese in it, over two lines: marks of one must not touch letters of the other. */
export function TypographyPage(): ReactNode {
  return (
    <main className="foundations">
      <h1>Typography</h1>
      <p>
        Be Vietnam Pro in 400, 600 and 700. Every size stands here with all stacked marks of Vietnamese, over several lines: nothing may
        touch, nothing may be cut. Try the text sizes of the toolbar, and 360 px.
      </p>
      {sizes.map(([token, use, leading]) => (
        <section key={token}>
          <h2 className="foundations-label">
            <code>{token}</code> {use}
          </h2>
          {weights.map((weight) => (
            <p
              key={weight}
              className="foundations-specimen"
              style={{ fontSize: `var(${token})`, lineHeight: `var(${leading})`, fontWeight: weight }}
            >
              {sentence}. {marks} {marks.toLowerCase()} {figures}
            </p>
          ))}
        </section>
      ))}
      <section>
        <h2 className="foundations-label">Headings as pages have them</h2>
        <h3>Nghị quyết về phát triển kinh tế tư nhân: những quy định mới có hiệu lực</h3>
        <h4>Hướng dẫn nộp hồ sơ quyết toán thuế thu nhập cá nhân</h4>
        <h5>Phụ lục: biểu mẫu kèm theo</h5>
      </section>
    </main>
  );
}

import { composeMail } from "../../services/mail/compose.ts";
import type { Message } from "../../services/mail/message.ts";
import type { Report } from "./reports.ts";

const text = {
  subject: "Báo lỗi trang trên Cổng thông tin",
  body: [
    "Một người đọc báo lỗi (số {{id}}) ở trang:",
    "{{link}}",
    "Loại lỗi: {{kind}}",
    "{{content}}",
    "Thư điện tử của người báo: {{email}}",
    "Thiết bị: {{device}}",
    "Địa chỉ IP: {{publicIp}}",
  ],
};

const kinds: Readonly<Record<string, string>> = {
  content: "nội dung sai hoặc đã cũ",
  broken: "liên kết, hình ảnh hoặc chức năng bị hỏng",
  access: "khó đọc hoặc khó sử dụng",
  other: "lỗi khác",
};

/** To those who answer for a site: in Vietnamese, the ministry's language. */
export function reportMail(to: string, report: Report, origin: string): Message {
  const { id, page, kind, content, email, device, publicIp } = report;
  const none = "không có";
  return composeMail({ to, language: "vi" }, text, {
    id,
    link: origin + page,
    kind: kinds[kind] ?? kind,
    content,
    email: email ?? none,
    device: device ?? none,
    publicIp: publicIp ?? none,
  });
}

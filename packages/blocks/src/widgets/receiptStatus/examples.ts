import type { AskedReceipt, PageModel } from "@portal/domain";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

const path = "/btc/hoi-dap/tra-cuu";
const typed = "1234-5678-9012-3452";
const found: NonNullable<AskedReceipt["found"]> = {
  kind: "question",
  title: "Hoàn thuế giá trị gia tăng cần những giấy tờ gì?",
  about: "Thuế",
  sentAt: "2026-11-18T02:30:00Z",
  state: "received",
  reason: undefined,
  href: undefined,
};
const example = (page: Partial<PageModel>): WidgetExample => ({ content: {}, page: { kind: "fixed", category: undefined, path, ...page } });
const long =
  "Thông tư hướng dẫn quản lý, cấp phát, thanh toán và quyết toán nguồn kinh phí sự nghiệp của các chương trình mục tiêu ".repeat(4);

export const examples: WidgetExamples = {
  normal: example({ path: `${path}?receipt=${typed}&done=question`, receipt: { typed, found } }),
  empty: { content: {}, page: { ...barePage, path } },
  longText: example({ ...longPage, receipt: { typed, found: { ...found, title: long, about: long, state: "refused", reason: long } } }),
  hostile: example({
    ...hostilePage,
    receipt: {
      typed: `"><script>alert(1)</script>`,
      found: {
        ...found,
        kind: "contribution",
        title: "<script>alert(1)</script>",
        href: "javascript:alert(1)",
        sentAt: "hôm qua",
        state: "outcome",
      },
    },
  }),
};

export const unknown: WidgetExample = example({ receipt: { typed: "1234", found: undefined } });
export const answered: WidgetExample = example({
  receipt: { typed, found: { ...found, state: "answered", href: "/btc/hoi-dap/chi-tiet-cau-hoi?id=hoan-thue-1" } },
});

import { defineBlock } from "../define-block.ts";
import { cardsExamples } from "../samples/cards.ts";
import { QuickTasks } from "./QuickTasks.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "quickTasks",
  description: "Tasks: name, for whom or what.",
  component: QuickTasks,
  examples: cardsExamples(
    {
      cards: [
        {
          title: "Kê khai và nộp thuế",
          href: "https://example.org/thue-dien-tu",
          blank: true,
          description: "Cá nhân, hộ kinh doanh, doanh nghiệp",
        },
        { title: "Khai hải quan", href: "https://example.org/thong-quan", blank: true, description: "Hàng xuất khẩu, nhập khẩu" },
        { title: "Tra cứu hồ sơ đã nộp", href: "/dich-vu-cong/tra-cuu" },
        { title: "Đăng ký doanh nghiệp", href: "/dich-vu-cong/doanh-nghiep", description: "Thành lập, thay đổi, giải thể" },
      ],
    },
    { label: "Bạn cần làm gì?" },
  ),
});

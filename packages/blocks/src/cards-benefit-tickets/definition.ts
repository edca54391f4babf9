import { defineBlock } from "../define-block.ts";
import { samplePicture } from "../samples/articles.ts";
import { cardsExamples } from "../samples/cards.ts";
import { BenefitTickets } from "./BenefitTickets.tsx";

export const definition = defineBlock({
  type: "cards",
  name: "benefitTickets",
  description: "Benefits: picture, name, what it is.",
  component: BenefitTickets,
  examples: cardsExamples(
    {
      cards: [
        {
          title: "Mái ấm công đoàn",
          href: "/cong-doan/phuc-loi",
          image: samplePicture("do-thi"),
          description: "Hỗ trợ xây, sửa nhà cho đoàn viên khó khăn.",
        },
        {
          title: "Khám sức khoẻ lưu động",
          href: "/cong-doan/phuc-loi",
          image: samplePicture("hoi-nghi"),
          description: "Bác sĩ chuyên khoa về tận cơ sở, mỗi năm một lần.",
        },
        { title: "Học bổng cho con đoàn viên", href: "/cong-doan/phuc-loi", image: samplePicture("van-ban") },
      ],
    },
    { label: "Quyền lợi đoàn viên" },
  ),
});

import { defineBlock } from "../define-block.ts";
import type { Card } from "@portal/core";
import { samplePicture } from "../samples/articles.ts";
import { cardsExamples } from "../samples/cards.ts";
import { LeaderStrip } from "./LeaderStrip.tsx";

const leader = (name: string, post: string): Card => ({
  title: `${name} (mẫu)`,
  description: post,
  href: "/btc/lanh-dao-bo",
  image: samplePicture("chan-dung"),
});

export const definition = defineBlock({
  type: "cards",
  name: "leaderStrip",
  description: "People: portrait, name, post.",
  component: LeaderStrip,
  examples: cardsExamples(
    {
      cards: [
        leader("Trần Minh Mẫu", "Bộ trưởng"),
        leader("Lê Thị Minh Họa", "Thứ trưởng thường trực"),
        leader("Nguyễn Văn Ví Dụ", "Thứ trưởng"),
        leader("Phạm Quang Mẫu", "Thứ trưởng"),
        leader("Hoàng Thị Mẫu", "Thứ trưởng"),
      ],
    },
    { label: "Lãnh đạo Bộ" },
  ),
});

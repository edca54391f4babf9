import type { WidgetExamples } from "../../examples.ts";
import { examplePage } from "../example-page.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

const { site } = examplePage;
const identity = { ...site.identity, openingHours: "8 giờ đến 17 giờ, từ thứ Hai đến thứ Sáu", map: "https://example.org/ban-do" };

export const examples: WidgetExamples = {
  normal: {
    content: {},
    page: {
      path: "/btc/thong-tin-lien-he",
      category: undefined,
      site: { ...site, identity },
      representatives: [
        { name: "Người phát ngôn", value: "024 0000 0001" },
        { name: "Đầu mối báo chí", value: "baochi@example.org" },
        { name: "Tiếp công dân", value: "Phòng tiếp công dân, số 1 phố Mẫu" },
      ],
    },
  },
  empty: { content: {}, page: barePage },
  longText: { content: {}, page: longPage },
  hostile: {
    content: {},
    page: {
      ...hostilePage,
      representatives: [{ name: "<b>", value: "javascript:alert(1)@x" }],
      site: {
        ...(hostilePage.site ?? site),
        identity: { ...hostilePage.site?.identity, map: "javascript:alert(1)", openingHours: "\u0000<b>" },
      },
    },
  },
};

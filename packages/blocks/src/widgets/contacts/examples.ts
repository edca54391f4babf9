import type { WidgetExamples } from "../../examples.ts";
import { examplePage } from "../example-page.ts";
import { barePage, hostilePage } from "../hostile-page.ts";
import { longPage } from "../long-page.ts";

const { site } = examplePage;
const identity = { ...site.identity, openingHours: "8 giờ đến 17 giờ, từ thứ Hai đến thứ Sáu", map: "https://example.org/ban-do" };

export const examples: WidgetExamples = {
  normal: { content: {}, page: { path: "/btc/thong-tin-lien-he", category: undefined, site: { ...site, identity } } },
  empty: { content: {}, page: barePage },
  longText: { content: {}, page: longPage },
  hostile: {
    content: {},
    page: {
      ...hostilePage,
      site: {
        ...(hostilePage.site ?? site),
        identity: { ...hostilePage.site?.identity, map: "javascript:alert(1)", openingHours: "\u0000<b>" },
      },
    },
  },
};

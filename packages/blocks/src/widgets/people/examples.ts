import type { Person } from "@portal/domain";
import { samplePicture } from "../../samples/articles.ts";
import { hostileLinks, hostileTexts } from "../../samples/hostile.ts";
import { longName, longSummary } from "../../samples/long.ts";
import { examplePage } from "../example-page.ts";
import type { WidgetExample, WidgetExamples } from "../../examples.ts";
import { endless, hostilePage } from "../hostile-page.ts";

const biography = "Tiểu sử minh họa, không nói về người có thật.\nQuá trình công tác được soạn để trình diễn cách trình bày của trang.";

const person = (number: number, position: string, rest: Partial<Person> = {}): Person => ({
  slug: `mau-${number}`,
  name: `Họ và tên mẫu ${number}`,
  position,
  portrait: samplePicture("chan-dung"),
  duties: number < 5 ? "Chính sách thuế, phí, lệ phí và công tác pháp chế." : undefined,
  biography,
  from: undefined,
  to: undefined,
  ...rest,
});

const leaders = [
  person(1, "Bộ trưởng"),
  ...[2, 3, 4, 5].map((number) => person(number, "Thứ trưởng", number === 4 ? { portrait: undefined } : {})),
];

const page = {
  path: "/btc/lanh-dao-bo",
  category: undefined,
  breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Lãnh đạo Bộ" }],
};

export const examples: WidgetExamples = {
  normal: { content: { people: { role: "leader", persons: leaders } }, page },
  empty: { content: {}, page },
  longText: {
    content: {
      people: {
        role: "leader",
        persons: leaders.map((one) => ({
          ...one,
          name: longName,
          position: longName,
          duties: longSummary,
          biography: longSummary.repeat(5),
        })),
      },
    },
    page,
  },
  hostile: {
    content: {
      people: {
        role: "former-minister",
        persons: hostileTexts.map((text, index) => ({
          slug: "__proto__",
          name: text,
          position: endless,
          duties: text,
          portrait: hostileLinks[index],
          biography: text,
          from: text,
          to: "9999-99-99",
        })),
      },
    },
    page: hostilePage,
  },
};

export const formerMinisters: WidgetExample = {
  content: {
    people: {
      role: "former-minister",
      persons: [
        person(6, "Bộ trưởng", { from: "2016-04", to: "2021-04" }),
        person(7, "Bộ trưởng", { from: "2006", to: "2016" }),
        person(8, "Bộ trưởng", { from: "1996-11-06", to: "2006-06-28", biography: undefined }),
        person(9, "Bộ trưởng", { from: undefined, to: "1996", portrait: undefined }),
      ],
    },
  },
  page: {
    ...page,
    path: "/btc/bo-truong-tien-nhiem",
    breadcrumb: [...examplePage.breadcrumb.slice(0, 1), { label: "Bộ trưởng tiền nhiệm" }],
  },
};

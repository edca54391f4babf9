import type { CategorySeed } from "../../site-seed.ts";
import { aside } from "../aside.ts";

/** Below publications. */
export const publicationViews: readonly CategorySeed[] = [
  {
    slug: "draft-documents",
    name: "Drafts open for comment",
    description: "Draft legal documents on which the Ministry asks for opinions.",
    counterpart: "du-thao-van-ban",
    metadata: { layoutId: "category-layout-contribute", blocks: aside(["publications", "voters-concerns"], "state-budget") },
  },
  {
    slug: "online-services",
    name: "Online services and links",
    description: "Where to file, pay and look things up.",
    metadata: {
      layoutId: "category-link-layout-1",
      blocks: [
        {
          key: "contents",
          cards: [
            { title: "Public services (in Vietnamese)", link: "/dich-vu-cong" },
            { title: "Bond market (in Vietnamese)", link: "/thi-truong-trai-phieu" },
            { title: "Contact the Ministry", link: "/mof/contacts-us" },
          ],
        },
        ...aside(["publications", "explainers"], "finance-in-focus"),
      ],
    },
  },
];

/** Interface texts of all widgets, and of the parts that only widgets use: one entry a folder. */
import { listingTexts } from "../ui/listing-texts.ts";
import { articleTexts } from "./article/texts.ts";
import { articleAsideTexts } from "./articleAside/texts.ts";
import { draftContributionTexts } from "./draftContribution/texts.ts";
import { notFoundTexts } from "./notFound/texts.ts";
import { otherArticlesTexts } from "./otherArticles/texts.ts";
import { peopleTexts } from "./people/texts.ts";
import { searchTexts } from "./search/texts.ts";
import { sitemapTexts } from "./sitemap/texts.ts";
import { stockInformationTexts } from "./stockInformation/texts.ts";
import { subcategoriesTexts } from "./subcategories/texts.ts";

export const widgetTexts = [
  listingTexts,
  articleTexts,
  articleAsideTexts,
  draftContributionTexts,
  notFoundTexts,
  otherArticlesTexts,
  peopleTexts,
  searchTexts,
  sitemapTexts,
  stockInformationTexts,
  subcategoriesTexts,
];

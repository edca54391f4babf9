/** Interface texts of all widgets, and of the parts that only widgets use: one entry a folder. */
import { listingTexts } from "../ui/listing-texts.ts";
import { questionTexts } from "../ui/question-texts.ts";
import { searchBoxTexts } from "../ui/search-box-texts.ts";
import { contactsTexts } from "./contacts/texts.ts";
import { questionPageTexts } from "./question/texts.ts";
import { questionsTexts } from "./questions/texts.ts";
import { sitesTexts } from "./sites/texts.ts";
import { articleTexts } from "../ui/article/texts.ts";
import { articleReadingTexts } from "./articleReading/texts.ts";
import { draftStatusTexts } from "./draftStatus/texts.ts";
import { photoDetailTexts } from "./photoDetail/texts.ts";
import { ratingsTexts } from "./ratings/texts.ts";
import { infographicTexts } from "../ui/article/infographic-texts.ts";
import { articleAsideTexts } from "./articleAside/texts.ts";
import { gettingStartedTexts } from "./gettingStarted/texts.ts";
import { notFoundTexts } from "./notFound/texts.ts";
import { otherArticlesTexts } from "./otherArticles/texts.ts";
import { peopleTexts } from "./people/texts.ts";
import { searchTexts } from "./search/texts.ts";
import { sitemapTexts } from "./sitemap/texts.ts";
import { stockInformationTexts } from "./stockInformation/texts.ts";
import { budgetFiguresTexts } from "./budgetFigures/texts.ts";
import { budgetByKindTexts } from "./budgetByKind/texts.ts";
import { budgetExecutionTexts } from "./budgetExecution/texts.ts";
import { readingListTexts } from "./readingList/texts.ts";
import { subcategoriesTexts } from "./subcategories/texts.ts";

export const widgetTexts = [
  listingTexts,
  searchBoxTexts,
  articleTexts,
  articleReadingTexts,
  draftStatusTexts,
  photoDetailTexts,
  ratingsTexts,
  infographicTexts,
  articleAsideTexts,
  gettingStartedTexts,
  notFoundTexts,
  otherArticlesTexts,
  peopleTexts,
  searchTexts,
  sitemapTexts,
  stockInformationTexts,
  budgetFiguresTexts,
  budgetByKindTexts,
  budgetExecutionTexts,
  readingListTexts,
  subcategoriesTexts,
  contactsTexts,
  questionTexts,
  questionPageTexts,
  questionsTexts,
  sitesTexts,
];

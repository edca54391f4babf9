/** Blocks of hand-made cards. */
import { CardsDefault } from "../cards-default/CardsDefault.tsx";
import cardsDefaultSchema from "../cards-default/content.schema.json" with { type: "json" };
import { examples as cardsDefault } from "../cards-default/examples.ts";
import { LogoStrip } from "../cards-logo-strip/LogoStrip.tsx";
import cardsLogoStripSchema from "../cards-logo-strip/content.schema.json" with { type: "json" };
import { examples as cardsLogoStrip } from "../cards-logo-strip/examples.ts";
import { LinkList } from "../cards-link-list/LinkList.tsx";
import cardsLinkListSchema from "../cards-link-list/content.schema.json" with { type: "json" };
import { examples as cardsLinkList } from "../cards-link-list/examples.ts";
import { SiteList } from "../cards-site-list/SiteList.tsx";
import cardsSiteListSchema from "../cards-site-list/content.schema.json" with { type: "json" };
import { examples as cardsSiteList } from "../cards-site-list/examples.ts";
import { ImageCards } from "../cards-image-cards/ImageCards.tsx";
import cardsImageCardsSchema from "../cards-image-cards/content.schema.json" with { type: "json" };
import { examples as cardsImageCards } from "../cards-image-cards/examples.ts";
import { BannerCards } from "../cards-banner-cards/BannerCards.tsx";
import cardsBannerCardsSchema from "../cards-banner-cards/content.schema.json" with { type: "json" };
import { examples as cardsBannerCards } from "../cards-banner-cards/examples.ts";
import { LeaderCard } from "../cards-leader-card/LeaderCard.tsx";
import cardsLeaderCardSchema from "../cards-leader-card/content.schema.json" with { type: "json" };
import { examples as cardsLeaderCard } from "../cards-leader-card/examples.ts";
import { RssList } from "../cards-rss-list/RssList.tsx";
import cardsRssListSchema from "../cards-rss-list/content.schema.json" with { type: "json" };
import { examples as cardsRssList } from "../cards-rss-list/examples.ts";
import { BookShelf } from "../cards-book-shelf/BookShelf.tsx";
import cardsBookShelfSchema from "../cards-book-shelf/content.schema.json" with { type: "json" };
import { examples as cardsBookShelf } from "../cards-book-shelf/examples.ts";
import { BenefitTickets } from "../cards-benefit-tickets/BenefitTickets.tsx";
import cardsBenefitTicketsSchema from "../cards-benefit-tickets/content.schema.json" with { type: "json" };
import { examples as cardsBenefitTickets } from "../cards-benefit-tickets/examples.ts";
import { PortalDirectory } from "../cards-portal-directory/PortalDirectory.tsx";
import cardsPortalDirectorySchema from "../cards-portal-directory/content.schema.json" with { type: "json" };
import { examples as cardsPortalDirectory } from "../cards-portal-directory/examples.ts";
import { QuickTasks } from "../cards-quick-tasks/QuickTasks.tsx";
import cardsQuickTasksSchema from "../cards-quick-tasks/content.schema.json" with { type: "json" };
import { examples as cardsQuickTasks } from "../cards-quick-tasks/examples.ts";
import { LeaderStrip } from "../cards-leader-strip/LeaderStrip.tsx";
import cardsLeaderStripSchema from "../cards-leader-strip/content.schema.json" with { type: "json" };
import { examples as cardsLeaderStrip } from "../cards-leader-strip/examples.ts";
import { entriesOf } from "./entry.ts";

const entry = entriesOf("cards");

export const cardsEntries = [
  entry("cards-default", "default", CardsDefault, cardsDefault, cardsDefaultSchema),
  entry("cards-logo-strip", "logoStrip", LogoStrip, cardsLogoStrip, cardsLogoStripSchema),
  entry("cards-link-list", "linkList", LinkList, cardsLinkList, cardsLinkListSchema),
  entry("cards-site-list", "siteList", SiteList, cardsSiteList, cardsSiteListSchema),
  entry("cards-image-cards", "imageCards", ImageCards, cardsImageCards, cardsImageCardsSchema),
  entry("cards-banner-cards", "bannerCards", BannerCards, cardsBannerCards, cardsBannerCardsSchema),
  entry("cards-leader-card", "leaderCard", LeaderCard, cardsLeaderCard, cardsLeaderCardSchema),
  entry("cards-rss-list", "rssList", RssList, cardsRssList, cardsRssListSchema),
  entry("cards-book-shelf", "bookShelf", BookShelf, cardsBookShelf, cardsBookShelfSchema),
  entry("cards-benefit-tickets", "benefitTickets", BenefitTickets, cardsBenefitTickets, cardsBenefitTicketsSchema),
  entry("cards-portal-directory", "portalDirectory", PortalDirectory, cardsPortalDirectory, cardsPortalDirectorySchema),
  entry("cards-quick-tasks", "quickTasks", QuickTasks, cardsQuickTasks, cardsQuickTasksSchema),
  entry("cards-leader-strip", "leaderStrip", LeaderStrip, cardsLeaderStrip, cardsLeaderStripSchema),
];

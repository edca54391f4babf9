import { exampleProps } from "../examples.ts";
import { BannerCards } from "./BannerCards.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/bannerCards", component: BannerCards };

export const Normal = { args: exampleProps("cards", "bannerCards", examples.normal) };
export const Empty = { args: exampleProps("cards", "bannerCards", examples.empty) };
export const LongText = { args: exampleProps("cards", "bannerCards", examples.longText) };
export const Hostile = { args: exampleProps("cards", "bannerCards", examples.hostile) };

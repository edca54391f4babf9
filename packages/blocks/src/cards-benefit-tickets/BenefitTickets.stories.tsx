import { exampleProps } from "../examples.ts";
import { BenefitTickets } from "./BenefitTickets.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/benefitTickets", component: BenefitTickets };

export const Normal = { args: exampleProps("cards", "benefitTickets", examples.normal) };
export const Empty = { args: exampleProps("cards", "benefitTickets", examples.empty) };
export const LongText = { args: exampleProps("cards", "benefitTickets", examples.longText) };
export const Hostile = { args: exampleProps("cards", "benefitTickets", examples.hostile) };

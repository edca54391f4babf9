import { exampleProps } from "../examples.ts";
import { MarketBoard } from "./MarketBoard.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/categories/marketBoard", component: MarketBoard };

export const Normal = { args: exampleProps("categories", "marketBoard", examples.normal) };
export const Empty = { args: exampleProps("categories", "marketBoard", examples.empty) };
export const LongText = { args: exampleProps("categories", "marketBoard", examples.longText) };
export const Hostile = { args: exampleProps("categories", "marketBoard", examples.hostile) };

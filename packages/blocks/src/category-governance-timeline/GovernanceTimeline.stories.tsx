import { exampleProps } from "../examples.ts";
import { GovernanceTimeline } from "./GovernanceTimeline.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/governanceTimeline", component: GovernanceTimeline };

export const Normal = { args: exampleProps("category", "governanceTimeline", examples.normal) };
export const Empty = { args: exampleProps("category", "governanceTimeline", examples.empty) };
export const LongText = { args: exampleProps("category", "governanceTimeline", examples.longText) };
export const Hostile = { args: exampleProps("category", "governanceTimeline", examples.hostile) };

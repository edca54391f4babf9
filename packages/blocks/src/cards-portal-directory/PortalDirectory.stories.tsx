import { exampleProps } from "../examples.ts";
import { PortalDirectory } from "./PortalDirectory.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/cards/portalDirectory", component: PortalDirectory };

export const Normal = { args: exampleProps("cards", "portalDirectory", examples.normal) };
export const Empty = { args: exampleProps("cards", "portalDirectory", examples.empty) };
export const LongText = { args: exampleProps("cards", "portalDirectory", examples.longText) };
export const Hostile = { args: exampleProps("cards", "portalDirectory", examples.hostile) };

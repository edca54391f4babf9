import { exampleProps } from "../examples.ts";
import { AlbumWall } from "./AlbumWall.tsx";
import { examples } from "./examples.ts";

export default { title: "Blocks/category/albumWall", component: AlbumWall };

export const Normal = { args: exampleProps("category", "albumWall", examples.normal) };
export const Empty = { args: exampleProps("category", "albumWall", examples.empty) };
export const LongText = { args: exampleProps("category", "albumWall", examples.longText) };
export const Hostile = { args: exampleProps("category", "albumWall", examples.hostile) };

import { exampleWidgetProps } from "../example-page.ts";
import { Article } from "./Article.tsx";
import { bodies, examples } from "./examples.ts";

export default { title: "Widgets/article", component: Article };

export const Normal = { args: exampleWidgetProps("article", examples.normal) };
export const Empty = { args: exampleWidgetProps("article", examples.empty) };
export const LongText = { args: exampleWidgetProps("article", examples.longText) };
export const Hostile = { args: exampleWidgetProps("article", examples.hostile) };
export const Gallery = { args: exampleWidgetProps("article", bodies.gallery) };
export const Slideshow = { args: exampleWidgetProps("article", bodies.slideshow) };
export const Link = { args: exampleWidgetProps("article", bodies.link) };
export const File = { args: exampleWidgetProps("article", bodies.file) };
export const Video = { args: exampleWidgetProps("article", bodies.video) };
export const Document = { args: exampleWidgetProps("article", bodies.document) };
export const Unrecognised = { args: exampleWidgetProps("article", bodies.unrecognised) };

// Generated from the definitions of packages/blocks by `npm run generate`. Do not edit.
import { widgetStory } from "../../gallery/part-story.tsx";

export default { title: "Widgets/Article views/article" };

export const Normal = widgetStory("article", "normal");
export const Empty = widgetStory("article", "empty");
export const LongText = widgetStory("article", "longText");
export const Hostile = widgetStory("article", "hostile");
export const Gallery = widgetStory("article", "gallery");
export const Slideshow = widgetStory("article", "slideshow");
export const NoPhotos = widgetStory("article", "noPhotos");
export const Link = widgetStory("article", "link");
export const LinkInside = widgetStory("article", "linkInside");
export const File = widgetStory("article", "file");
export const Video = widgetStory("article", "video");
export const Document = widgetStory("article", "document");
export const Infographic = widgetStory("article", "infographic");
export const Unrecognised = widgetStory("article", "unrecognised");
export const HostileInfographic = widgetStory("article", "hostileInfographic");
export const HostileLink = widgetStory("article", "hostileLink");
export const HostileFile = widgetStory("article", "hostileFile");
export const HostileVideo = widgetStory("article", "hostileVideo");
export const HostileDocument = widgetStory("article", "hostileDocument");

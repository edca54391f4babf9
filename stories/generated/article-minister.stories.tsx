// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-minister" };

export const Vietnamese = pageStory({ view: "article-minister", language: "vi" });
export const English = { ...pageStory({ view: "article-minister", language: "en" }), tags: ["!test"] };

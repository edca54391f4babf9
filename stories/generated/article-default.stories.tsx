// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-default" };

export const Vietnamese = pageStory({ view: "article-default", language: "vi" });
export const English = { ...pageStory({ view: "article-default", language: "en" }), tags: ["!test"] };

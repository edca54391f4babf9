// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-reading" };

export const Vietnamese = pageStory({ view: "article-reading", language: "vi" });
export const English = { ...pageStory({ view: "article-reading", language: "en" }), tags: ["!test"] };

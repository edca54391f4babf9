// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-static" };

export const Vietnamese = pageStory({ view: "article-static", language: "vi" });
export const English = { ...pageStory({ view: "article-static", language: "en" }), tags: ["!test"] };

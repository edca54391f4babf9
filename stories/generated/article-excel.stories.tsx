// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-excel" };

export const Vietnamese = pageStory({ view: "article-excel", language: "vi" });
export const English = { ...pageStory({ view: "article-excel", language: "en" }), tags: ["!test"] };

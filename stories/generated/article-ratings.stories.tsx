// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-ratings" };

export const Vietnamese = pageStory({ view: "article-ratings", language: "vi" });
export const English = { ...pageStory({ view: "article-ratings", language: "en" }), tags: ["!test"] };

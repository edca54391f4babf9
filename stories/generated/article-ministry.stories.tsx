// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-ministry" };

export const Vietnamese = pageStory({ view: "article-ministry", language: "vi" });
export const English = { ...pageStory({ view: "article-ministry", language: "en" }), tags: ["!test"] };

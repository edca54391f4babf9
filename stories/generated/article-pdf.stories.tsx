// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-pdf" };

export const Vietnamese = pageStory({ view: "article-pdf", language: "vi" });
export const English = { ...pageStory({ view: "article-pdf", language: "en" }), tags: ["!test"] };

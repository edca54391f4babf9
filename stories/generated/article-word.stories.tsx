// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-word" };

export const Vietnamese = pageStory({ view: "article-word", language: "vi" });
export const English = { ...pageStory({ view: "article-word", language: "en" }), tags: ["!test"] };

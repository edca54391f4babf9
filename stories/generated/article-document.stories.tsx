// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-document" };

export const Vietnamese = pageStory({ view: "article-document", language: "vi" });
export const English = { ...pageStory({ view: "article-document", language: "en" }), tags: ["!test"] };

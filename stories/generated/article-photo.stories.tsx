// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-photo" };

export const Vietnamese = pageStory({ view: "article-photo", language: "vi" });
export const English = { ...pageStory({ view: "article-photo", language: "en" }), tags: ["!test"] };

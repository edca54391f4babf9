// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-contribution" };

export const Vietnamese = pageStory({ view: "article-contribution", language: "vi" });
export const English = { ...pageStory({ view: "article-contribution", language: "en" }), tags: ["!test"] };

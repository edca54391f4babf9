// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-attachment" };

export const Vietnamese = pageStory({ view: "article-attachment", language: "vi" });
export const English = { ...pageStory({ view: "article-attachment", language: "en" }), tags: ["!test"] };

// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-video" };

export const Vietnamese = pageStory({ view: "article-video", language: "vi" });
export const English = { ...pageStory({ view: "article-video", language: "en" }), tags: ["!test"] };

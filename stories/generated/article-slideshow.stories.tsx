// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-slideshow" };

export const Vietnamese = pageStory({ view: "article-slideshow", language: "vi" });
export const English = { ...pageStory({ view: "article-slideshow", language: "en" }), tags: ["!test"] };

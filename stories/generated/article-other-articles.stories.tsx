// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-other-articles" };

export const Vietnamese = pageStory({ view: "article-other-articles", language: "vi" });
export const English = { ...pageStory({ view: "article-other-articles", language: "en" }), tags: ["!test"] };

// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Article views/article-infographic" };

export const Vietnamese = pageStory({ view: "article-infographic", language: "vi" });
export const English = { ...pageStory({ view: "article-infographic", language: "en" }), tags: ["!test"] };

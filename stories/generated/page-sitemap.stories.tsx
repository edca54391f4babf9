// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-sitemap" };

export const Vietnamese = pageStory({ view: "page-sitemap", language: "vi" });
export const English = { ...pageStory({ view: "page-sitemap", language: "en" }), tags: ["!test"] };

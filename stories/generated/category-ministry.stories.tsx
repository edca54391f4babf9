// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/category-ministry" };

export const Vietnamese = pageStory({ view: "category-ministry", language: "vi" });
export const English = { ...pageStory({ view: "category-ministry", language: "en" }), tags: ["!test"] };

// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/category-minister" };

export const Vietnamese = pageStory({ view: "category-minister", language: "vi" });
export const English = { ...pageStory({ view: "category-minister", language: "en" }), tags: ["!test"] };

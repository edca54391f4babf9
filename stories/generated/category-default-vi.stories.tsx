// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/category-default-vi" };

export const Vietnamese = pageStory({ view: "category-default-vi", language: "vi" });
export const English = { ...pageStory({ view: "category-default-vi", language: "en" }), tags: ["!test"] };

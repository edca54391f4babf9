// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/category-default-en" };

export const Vietnamese = pageStory({ view: "category-default-en", language: "vi" });
export const English = { ...pageStory({ view: "category-default-en", language: "en" }), tags: ["!test"] };

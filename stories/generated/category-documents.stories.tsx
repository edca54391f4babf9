// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Category views/category-documents" };

export const Vietnamese = pageStory({ view: "category-documents", language: "vi" });
export const English = { ...pageStory({ view: "category-documents", language: "en" }), tags: ["!test"] };

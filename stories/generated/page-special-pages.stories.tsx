// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-special-pages" };

export const Vietnamese = pageStory({ view: "page-special-pages", language: "vi" });
export const English = { ...pageStory({ view: "page-special-pages", language: "en" }), tags: ["!test"] };

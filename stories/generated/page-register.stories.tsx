// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-register" };

export const Vietnamese = pageStory({ view: "page-register", language: "vi" });
export const English = { ...pageStory({ view: "page-register", language: "en" }), tags: ["!test"] };

// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-questions" };

export const Vietnamese = pageStory({ view: "page-questions", language: "vi" });
export const English = { ...pageStory({ view: "page-questions", language: "en" }), tags: ["!test"] };

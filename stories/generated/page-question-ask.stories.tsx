// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-question-ask" };

export const Vietnamese = pageStory({ view: "page-question-ask", language: "vi" });
export const English = { ...pageStory({ view: "page-question-ask", language: "en" }), tags: ["!test"] };

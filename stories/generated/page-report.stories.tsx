// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-report" };

export const Vietnamese = pageStory({ view: "page-report", language: "vi" });
export const English = { ...pageStory({ view: "page-report", language: "en" }), tags: ["!test"] };

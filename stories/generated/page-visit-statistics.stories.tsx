// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-visit-statistics" };

export const Vietnamese = pageStory({ view: "page-visit-statistics", language: "vi" });
export const English = { ...pageStory({ view: "page-visit-statistics", language: "en" }), tags: ["!test"] };

// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-open-data" };

export const Vietnamese = pageStory({ view: "page-open-data", language: "vi" });
export const English = { ...pageStory({ view: "page-open-data", language: "en" }), tags: ["!test"] };

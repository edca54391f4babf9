// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-people" };

export const Vietnamese = pageStory({ view: "page-people", language: "vi" });
export const English = { ...pageStory({ view: "page-people", language: "en" }), tags: ["!test"] };

// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-not-found" };

export const Vietnamese = pageStory({ view: "page-not-found", language: "vi" });
export const English = { ...pageStory({ view: "page-not-found", language: "en" }), tags: ["!test"] };

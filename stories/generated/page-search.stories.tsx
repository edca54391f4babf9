// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-search" };

export const Vietnamese = pageStory({ view: "page-search", language: "vi" });
export const English = { ...pageStory({ view: "page-search", language: "en" }), tags: ["!test"] };

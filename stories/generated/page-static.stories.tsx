// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-static" };

export const Vietnamese = pageStory({ view: "page-static", language: "vi" });
export const English = { ...pageStory({ view: "page-static", language: "en" }), tags: ["!test"] };

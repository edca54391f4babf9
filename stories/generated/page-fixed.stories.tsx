// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-fixed" };

export const Vietnamese = pageStory({ view: "page-fixed", language: "vi" });
export const English = { ...pageStory({ view: "page-fixed", language: "en" }), tags: ["!test"] };

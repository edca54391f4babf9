// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-activation" };

export const Vietnamese = pageStory({ view: "page-activation", language: "vi" });
export const English = { ...pageStory({ view: "page-activation", language: "en" }), tags: ["!test"] };

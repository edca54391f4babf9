// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-password-forgotten" };

export const Vietnamese = pageStory({ view: "page-password-forgotten", language: "vi" });
export const English = { ...pageStory({ view: "page-password-forgotten", language: "en" }), tags: ["!test"] };

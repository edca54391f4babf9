// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-password-reset" };

export const Vietnamese = pageStory({ view: "page-password-reset", language: "vi" });
export const English = { ...pageStory({ view: "page-password-reset", language: "en" }), tags: ["!test"] };

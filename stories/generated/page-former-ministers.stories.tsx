// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-former-ministers" };

export const Vietnamese = pageStory({ view: "page-former-ministers", language: "vi" });
export const English = { ...pageStory({ view: "page-former-ministers", language: "en" }), tags: ["!test"] };

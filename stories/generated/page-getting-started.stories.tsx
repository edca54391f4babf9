// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Fixed pages/page-getting-started" };

export const Vietnamese = pageStory({ view: "page-getting-started", language: "vi" });
export const English = { ...pageStory({ view: "page-getting-started", language: "en" }), tags: ["!test"] };

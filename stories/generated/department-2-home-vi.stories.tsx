// Generated from layouts by `npm run generate`. Do not edit.
import { pageStory } from "../gallery/page-story.tsx";

export default { title: "Pages/Departments/department-2-home-vi" };

export const Vietnamese = pageStory({ view: "department-2-home-vi", language: "vi" });
export const VietnameseEmpty = pageStory({ view: "department-2-home-vi", language: "vi", state: "empty" });
export const VietnameseFailing = pageStory({ view: "department-2-home-vi", language: "vi", state: "failing" });

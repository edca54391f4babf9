/** The Vietnamese sample site's categories and headlines: written for this project, about no real event or person. */
import type { Roles, Topic } from "./topic.ts";
export declare const viRoles: Roles;
export declare const viTopics: readonly Topic[];

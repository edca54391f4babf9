import type { Language, MenuItemRecord } from "@portal/core";
/** A menu with a submenu, in the order of its entries. */
export declare function sampleMenu(language: Language): MenuItemRecord[];

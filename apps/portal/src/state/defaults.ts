/**
 * The specification's defaults of the client's state, each in one place. Those of a site's shell are in @portal/domain (logo, banner,
 * menus, view names), those of a user's profile in @portal/client.
 */

/** Local-storage key (spec §3). */
export const LANGUAGE_KEY = "site.lang";

/** Slug of the category of draft documents (spec §3 says that there is a fixed identifier and does not show it; slugs are unique). */
export const DRAFT_DOCUMENT_CATEGORY = "du-thao-van-ban";

/** HTTP client of the portal API. */
export { ApiError, callJson, type HttpOptions } from "./http.ts";
export { fetchPage, type PageAnswer } from "./pages.ts";

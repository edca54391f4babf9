import type { PageModel } from "@portal/core";
import { ApiError, callJson, type HttpOptions } from "./http.ts";

/** Where a path leads: a page, or another address. */
export type PageAnswer = { readonly page: PageModel } | { readonly redirect: string };

/** GET /api/page?path=: everything a navigation needs, in one round trip. @throws {ApiError} */
export async function fetchPage(options: HttpOptions, path: string, signal: AbortSignal): Promise<PageAnswer> {
  const body = await callJson(options, `page?path=${encodeURIComponent(path)}`, { signal, credentials: "include" });
  if (typeof body["redirect"] === "string") return { redirect: body["redirect"] };
  if (typeof body["tree"] !== "object" || typeof body["content"] !== "object")
    throw new ApiError("shape", "The page's answer has no layout tree.");
  // Same origin, same release (checked by the caller): our own server made it.
  return { page: body as unknown as PageModel };
}

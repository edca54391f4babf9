import type { IncomingHttpHeaders } from "node:http";

/** Whether a page is fetched before its reader asks for it: by the browser (speculation-rules.ts), or by the program, which may not set the browser's header. */
export const isAheadOfReader = (headers: IncomingHttpHeaders): boolean =>
  /^prefetch\b/.test(String(headers["sec-purpose"] ?? headers["purpose"]));

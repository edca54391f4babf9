import type { SuggestionQuery } from "@portal/contracts";
import type { Http } from "../http/http.ts";
import { readObject } from "../http/read-body.ts";
import { type Answer, answerEnvelope, query } from "./answer.ts";

/** Titles that begin with what was typed, or have words that do. Anonymous, so that caches may answer. Failures are silent: nothing is suggested then. */
export const getSuggestions = (
  http: Http,
  { q, language }: Required<SuggestionQuery>,
  signal: AbortSignal,
): Promise<Answer<readonly string[]>> =>
  answerEnvelope<readonly string[]>(
    http,
    { path: `search/suggestions?${query({ q, language })}`, anonymous: true, read: readObject, signal },
    {
      empty: [],
      pick: ({ data }) => (Array.isArray(data) ? data.filter((title): title is string => typeof title === "string") : []),
      logged: false,
    },
  );

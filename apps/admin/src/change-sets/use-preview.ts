import { useQuery } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";

export interface PreviewQuery {
  /** Of the change set. */
  readonly id: string;
  readonly version: number;
  /** The moment that is shown, in UTC; undefined: that of each request. */
  readonly asOf: string | undefined;
  /** before: the portal without the set. */
  readonly side: "before" | "after";
}

/** @returns path of the preview's home, with a slash at its end */
export function usePreview({ id, version, asOf, side }: PreviewQuery): {
  readonly path: string | undefined;
  readonly error: CallFailed | null;
} {
  const { data, error } = useQuery<string, CallFailed>({
    queryKey: ["preview", id, version, asOf, side],
    queryFn: async ({ signal }) => {
      const body = { side, ...(asOf !== undefined && { asOf }) };
      return (await call<{ path: string }>(`change-sets/${encodeURIComponent(id)}/previews`, { method: "POST", body, signal })).data.path;
    },
    // Each is another ticket.
    staleTime: Infinity,
  });
  return { path: data, error };
}

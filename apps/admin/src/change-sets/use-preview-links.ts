import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";

export interface PreviewLink {
  readonly id: string;
  /** The moment that it shows; null: that of each request. */
  readonly asOf: string | null;
  readonly madeAt: string;
  readonly expiresAt: string;
}

export interface PreviewLinks {
  readonly links: readonly PreviewLink[] | undefined;
  readonly error: CallFailed | null;
  /** @returns path that opens the preview; it is answered this once. @throws CallFailed */
  readonly make: (hours: number) => Promise<string>;
  /** @throws CallFailed */
  readonly takeBack: (id: string) => Promise<void>;
}

/** Links that open a preview of a change set without signing in. */
export function usePreviewLinks(changeSet: string): PreviewLinks {
  const client = useQueryClient();
  const path = `change-sets/${encodeURIComponent(changeSet)}/preview-links`;
  const queryKey = ["preview-links", changeSet];
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey });
  const { data, error } = useQuery<readonly PreviewLink[], CallFailed>({
    queryKey,
    queryFn: async ({ signal }) => (await call<readonly PreviewLink[]>(path, { signal })).data,
  });
  return {
    links: data,
    error,
    make: async (hours) => {
      const made = (await call<{ path: string }>(path, { method: "POST", body: { hours } })).data;
      await refresh();
      return made.path;
    },
    takeBack: async (id) => {
      try {
        await call(`preview-links/${encodeURIComponent(id)}`, { method: "DELETE" });
      } finally {
        await refresh();
      }
    },
  };
}

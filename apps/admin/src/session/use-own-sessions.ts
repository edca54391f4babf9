import type { SessionRecord } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, CallFailed } from "../calls/call.ts";

const key = ["own-sessions"];

export interface OwnSessions {
  /** undefined: not known yet. */
  readonly sessions: readonly SessionRecord[] | undefined;
  readonly error: CallFailed | null;
  /** Ends these, one after the other. @throws CallFailed */
  readonly end: (ids: readonly string[]) => Promise<void>;
  /** @returns a token for a program, which no one can ask for later. @throws CallFailed */
  readonly start: (program: { readonly name: string; readonly days: number }) => Promise<string>;
}

export function useOwnSessions(): OwnSessions {
  const client = useQueryClient();
  const { data, error } = useQuery<readonly SessionRecord[], CallFailed>({
    queryKey: key,
    queryFn: async ({ signal }) => (await call<readonly SessionRecord[]>("sessions", { signal })).data,
  });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: key });
  return {
    sessions: data,
    error,
    end: async (ids) => {
      try {
        for (const id of ids) await endOne(id);
      } finally {
        await refresh();
      }
    },
    start: async (program) => {
      const { data: made } = await call<{ token: string }>("sessions", { method: "POST", body: program });
      await refresh();
      return made.token;
    },
  };
}

/** One that has ended meanwhile is what was asked for. */
async function endOne(id: string): Promise<void> {
  try {
    await call(`sessions/${id}`, { method: "DELETE" });
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 404) throw error;
  }
}

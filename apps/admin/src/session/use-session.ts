import type { SessionView } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, CallFailed } from "../calls/call.ts";

/** Of what the server said of the session, among what it answered. */
export const sessionKey = ["session"];

/** @returns null: nobody is signed in; undefined: not known yet */
export function useSession(): { readonly session: SessionView | null | undefined; readonly error: CallFailed | null } {
  const { data, error } = useQuery<SessionView | null, CallFailed>({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      try {
        return (await call<SessionView>("session", { signal })).data;
      } catch (failure) {
        if (failure instanceof CallFailed && failure.refusal === "sign-in") return null;
        throw failure;
      }
    },
  });
  return { session: data, error };
}

/** @returns says who is signed in now; without an answer at hand it is asked for. What others saw before is forgotten. */
export function useSessionChange(): (session?: SessionView | null) => void {
  const client = useQueryClient();
  return (session) => {
    if (session === undefined) {
      void client.invalidateQueries({ queryKey: sessionKey });
      return;
    }
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    client.setQueryData(sessionKey, session);
  };
}

/** @returns takes what a call of something that saves itself failed with: where the session has ended, the sign-in is shown, and what is kept waits for it */
export function useSessionEnd(): (error: unknown) => undefined {
  const client = useQueryClient();
  return (error) => {
    if (error instanceof CallFailed && error.refusal === "sign-in") client.setQueryData(sessionKey, null);
  };
}

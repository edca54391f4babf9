import { proxy } from "valtio";
import type { TokenStore } from "@portal/client";

/** The stored tokens as components see them (spec §3). Local storage has the say; this only follows it. */
export interface TokensState {
  access: string | undefined;
  refresh: string | undefined;
}

export const createTokens = (): TokensState => proxy<TokensState>({ access: undefined, refresh: undefined });

export function showTokens(state: TokensState, { access, refresh }: Pick<TokenStore, "access" | "refresh">): void {
  state.access = access;
  state.refresh = refresh;
}

import { createContext, useContext } from "react";
import { proxy, useSnapshot } from "valtio";
import type { PageModel } from "@portal/core";
import { type LayoutSettings, settingsOf } from "./settings.ts";

/** State of one visitor's app (or of one server render): never a module singleton. */
export interface PortalState {
  settings: LayoutSettings;
  /** The page on screen. Replaced whole, never changed in place. */
  page: { readonly current: PageModel };
  navigation: {
    /** On while a navigation loads data (specification §4). */
    loading: boolean;
    /** Path whose data could not be had. */
    failed: string | undefined;
  };
  /** Zone in which dates are shown: the portal's until hydration, then the visitor's own. */
  timeZone: string;
}

export function createState(page: PageModel, timeZone: string): PortalState {
  return proxy<PortalState>({
    settings: settingsOf(page),
    page: { current: frozen(page) },
    navigation: { loading: false, failed: undefined },
    timeZone,
  });
}

/** A page model is plain data that nobody changes: valtio leaves frozen objects unwrapped, so drawing a page costs no proxies. */
const frozen = (page: PageModel): PageModel => Object.freeze(page);

export function showPage(state: PortalState, page: PageModel): void {
  state.page = { current: frozen(page) };
  state.settings = settingsOf(page);
  state.navigation = { loading: false, failed: undefined };
}

const Context = createContext<PortalState | undefined>(undefined);
export const StateProvider = Context.Provider;

export function usePortalState(): PortalState {
  const state = useContext(Context);
  if (!state) throw new Error("usePortalState needs a <StateProvider> above it.");
  return state;
}

/** Read-only view that re-renders its component on change. */
export const usePortalSnapshot = () => useSnapshot(usePortalState());

import { createContext, useContext } from "react";
import { proxy, ref, type Snapshot, useSnapshot } from "valtio";
import type { PageModel } from "@portal/domain";
import { type CategoriesState, categoryAt, createCategories, showCategories } from "./categories.ts";
import { createDevice, type DeviceState } from "./device.ts";
import { createLanguage, type LanguageState } from "./language.ts";
import { lazily } from "./lazily.ts";
import { createNavigation, type NavigationState } from "./navigation.ts";
import { createParameters, type ParametersState } from "./parameters.ts";
import { createPublicIp, type PublicIpState } from "./public-ip.ts";
import { createSettings, settingsOf, type SettingsState } from "./settings.ts";
import { createSite, siteOf, type SiteState } from "./site.ts";
import { createTraffic, type TrafficState } from "./traffic.ts";
import { createUser, type UserState } from "./user.ts";

/** The page on screen. Replaced whole, never changed in place. */
interface PageOnScreen {
  current: ReturnType<typeof ref<PageModel>>;
  /** Zone in which dates are shown: the portal's until hydration, then the visitor's own. */
  timeZone: string;
}

/**
 * State of one visitor's app, or of one server render: never a module singleton. A store each, so that a component follows only what it
 * shows; filled from page models and the client's events alone.
 */
export interface PortalState {
  readonly page: PageOnScreen;
  readonly settings: SettingsState;
  readonly navigation: NavigationState;
  readonly language: LanguageState;
  readonly site: SiteState;
  readonly categories: CategoriesState;
  readonly user: UserState;
  readonly parameters: ParametersState;
  readonly publicIp: PublicIpState;
  readonly device: DeviceState;
  readonly traffic: TrafficState;
}

/** State of a visitor's app: components follow its stores. */
export const createState = (page: PageModel, timeZone: string): PortalState => createStores(page, timeZone, proxy);

/** State for one drawing on the server: nothing changes and nothing follows it, so its stores are plain objects. */
export const stateToDraw = (page: PageModel, timeZone: string): PortalState => createStores(page, timeZone, (fields) => fields);

/**
 * Stores that drawing does not need are made when they are asked for: the server draws thousands of pages and asks for few of them.
 * @param store what makes a store of its fields
 */
function createStores(page: PageModel, timeZone: string, store: <Fields extends object>(fields: Fields) => Fields): PortalState {
  return lazily<PortalState>({
    // A page model is plain data that no one changes: `ref` leaves it unwrapped, so drawing a page costs no proxies.
    page: () => store({ current: ref(page), timeZone }),
    settings: () => store(createSettings(page)),
    navigation: () => store(createNavigation()),
    language: () => store(createLanguage(page.language)),
    site: () => store(createSite(page)),
    categories: () => store(createCategories(page)),
    user: () => store(createUser()),
    parameters: () => store(createParameters()),
    publicIp: () => store(createPublicIp()),
    device: () => store(createDevice()),
    traffic: () => store(createTraffic()),
  });
}

/** A navigation begins to load (specification §4). */
export function startLoading(state: PortalState, path: string): void {
  state.settings.loading = true;
  state.navigation.target = path;
  state.categories.loading = categoryAt(state.categories, path) !== undefined;
}

/** Nothing is left to load. */
export function endLoading(state: PortalState): void {
  state.settings.loading = false;
  state.navigation.target = undefined;
  state.categories.loading = false;
}

/** A navigation's page is there. */
export function showPage(state: PortalState, page: PageModel): void {
  state.page.current = ref(page);
  Object.assign(state.settings, settingsOf(page));
  endLoading(state);
  Object.assign(state.site, siteOf(page));
  state.language.current = page.language;
  showCategories(state.categories, page);
  state.navigation.failed = undefined;
}

/** Ends a navigation without another page: the page on screen stays, also where a failure was shown instead. */
export function keepPage(state: PortalState): void {
  endLoading(state);
  state.navigation.failed = undefined;
}

/** A navigation's data could not be had: it proceeds without (specification §4). */
export function failNavigation(state: PortalState, path: string, error: unknown): void {
  endLoading(state);
  state.categories.error = error instanceof Error ? error.message : String(error);
  state.navigation.failed = path;
}

const Context = createContext<PortalState | undefined>(undefined);
export const StateProvider = Context.Provider;

/** The stores themselves: to change them, and to read them where nothing is drawn. */
export function usePortalState(): PortalState {
  const state = useContext(Context);
  if (!state) throw new Error("usePortalState needs a <StateProvider> above it.");
  return state;
}

type UseStore = <Name extends keyof PortalState>(name: Name) => Snapshot<PortalState[Name]>;

/** On the server nothing changes while a page is drawn. */
const useStoreOnce: UseStore = (name) => usePortalState()[name] as Snapshot<PortalState[typeof name]>;
const useStoreLive: UseStore = (name) => useSnapshot(usePortalState()[name]);

/** Read-only view of one store that, in the browser, re-renders its component when a field that it read changes. */
export const useStore: UseStore = import.meta.env.SSR ? useStoreOnce : useStoreLive;

/** Where client-side navigation stands. Whether one loads is the global flag, `settings.loading` (spec §3, §4). */
export interface NavigationState {
  /** Path that is loading. */
  target: string | undefined;
  /** Path whose data could not be had. */
  failed: string | undefined;
}

export const createNavigation = (): NavigationState => ({ target: undefined, failed: undefined });

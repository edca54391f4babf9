import { useSyncExternalStore } from "react";

const never = () => (): void => {};

/** False on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

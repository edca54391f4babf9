import type { Backplane, BackplaneMessage } from "./backplane.ts";

/** Joins hub servers of one process, each on a port or path of its own. */
export function inProcessBackplane(): Backplane {
  const members = new Set<(message: BackplaneMessage) => void>();
  return {
    join(receive) {
      members.add(receive);
      return {
        ready: Promise.resolve(),
        publish(message) {
          for (const member of members) {
            // Later, as from another process: who publishes must not find itself called back.
            if (member !== receive) queueMicrotask(() => members.has(member) && member(message));
          }
        },
        async leave() {
          members.delete(receive);
        },
      };
    },
  };
}

/** Milliseconds after the last key or click, from which on nobody is taken to be there. Less than the half hour after which a session ends that is not used. */
const QUIET = 10 * 60_000;

/** @param target gets keys and clicks. @param now milliseconds. @returns whether somebody is there */
export function watchUse(target: EventTarget, now: () => number = Date.now): () => boolean {
  let usedAt = now();
  const note = (): void => {
    usedAt = now();
  };
  for (const event of ["keydown", "pointerdown"]) target.addEventListener(event, note, { capture: true, passive: true });
  return () => now() - usedAt < QUIET;
}

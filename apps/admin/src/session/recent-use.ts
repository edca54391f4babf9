/** Milliseconds after the last key or click, from which on nobody is taken to be there. Less than the half hour after which a session ends that is not used. */
const QUIET = 10 * 60_000;

/** @param target gets keys and clicks. @returns whether somebody is there */
export function watchUse(target: EventTarget): () => boolean {
  let usedAt = Date.now();
  const note = (): void => {
    usedAt = Date.now();
  };
  for (const event of ["keydown", "pointerdown"]) target.addEventListener(event, note, { capture: true, passive: true });
  return () => Date.now() - usedAt < QUIET;
}

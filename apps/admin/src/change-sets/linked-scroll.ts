/** Two frames of one page in two states, scrolled together: what stands at the top of one stands at the top of the other. */

interface Place {
  /** Key of the block at the top of the window; undefined: none is there yet. */
  readonly key: string | undefined;
  /** Of the block's height that is above the window; without a block, CSS pixels of the page. */
  readonly above: number;
}

export interface Band {
  readonly key: string;
  /** CSS pixels below the top of the window. */
  readonly top: number;
  readonly height: number;
}

/** @param bands of the page's blocks, in their order. @param scrolled CSS pixels */
export function placeOf(bands: readonly Band[], scrolled: number): Place {
  const at = bands.findLast(({ top }) => top <= 0);
  return at ? { key: at.key, above: at.height > 0 ? -at.top / at.height : 0 } : { key: undefined, above: scrolled };
}

/** @returns CSS pixels to which the page with these blocks is scrolled; undefined: it has nothing of that place */
export function scrollTo({ key, above }: Place, bands: readonly Band[], scrolled: number): number | undefined {
  if (key === undefined) return above;
  const same = bands.find((band) => band.key === key);
  return same && scrolled + same.top + above * same.height;
}

const bandsOf = (page: Document): readonly Band[] =>
  Array.from(page.querySelectorAll<HTMLElement>("[data-block]"), (block) => {
    const { top, height } = block.getBoundingClientRect();
    return { key: block.dataset["block"] ?? "", top, height };
  });

/** Scrolls each of two windows with the other, whatever scrolls it. @returns ends that */
export function linkScrolling(first: Window, second: Window): () => void {
  const expected = new Map<Window, number>();
  const follow = (leader: Window, other: Window) => (): void => {
    // It was scrolled by the other one.
    if (Math.abs((expected.get(leader) ?? -10) - leader.scrollY) < 2) return;
    expected.delete(leader);
    const top = scrollTo(placeOf(bandsOf(leader.document), leader.scrollY), bandsOf(other.document), other.scrollY);
    if (top === undefined) return;
    const most = other.document.documentElement.scrollHeight - other.innerHeight;
    expected.set(other, Math.round(Math.min(Math.max(top, 0), Math.max(most, 0))));
    other.scrollTo({ top, behavior: "instant" });
  };
  const [one, two] = [follow(first, second), follow(second, first)];
  first.addEventListener("scroll", one, { passive: true });
  second.addEventListener("scroll", two, { passive: true });
  return () => {
    first.removeEventListener("scroll", one);
    second.removeEventListener("scroll", two);
  };
}

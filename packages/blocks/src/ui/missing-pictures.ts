import { NO_IMAGE } from "@portal/domain";

/**
 * Puts the no-image placeholder in place of pictures below `root` that do not load (specification §7); what they say to those who do
 * not see stays. `error` does not bubble, hence the capturing listener: one for all, also for those that come later.
 * @returns ends it
 */
export function replaceMissingPictures(root: HTMLElement): () => void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) replace(target);
  };
  root.addEventListener("error", onError, true);
  // Those that failed before anyone listened. A lazy picture that is still to come is not complete, or has no current source.
  for (const image of root.querySelectorAll("img"))
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "") replace(image);
  return () => root.removeEventListener("error", onError, true);
}

/** Once: where the placeholder is missing too, the browser's own sign remains. */
function replace(image: HTMLImageElement): void {
  if (image.getAttribute("src") === NO_IMAGE) return;
  image.removeAttribute("srcset");
  image.src = NO_IMAGE;
}

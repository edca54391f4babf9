/** What does nothing without the program. Links lead on, forms are sent and disclosures open by themselves: they wait for nothing. */
const WAITING = '#root button[type="button"]';

/**
 * Holds clicks on buttons that nothing answers yet; of several the last one.
 * @returns lets clicks through from now on, and where `replay` is set repeats the one that was held
 */
export function holdClicks(): (replay: boolean) => void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLElement>(WAITING);
    if (!button) return;
    // React would answer it too, once it hydrates: it must happen once.
    event.stopImmediatePropagation();
    held = button;
  };
  addEventListener("click", hold, true);
  return (replay) => {
    removeEventListener("click", hold, true);
    if (replay && held?.isConnected) held.click();
  };
}

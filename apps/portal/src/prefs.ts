/*
 * Shows the reader's stored theme and text size before anything is painted, and keeps what the shells' display menu chooses.
 * A classic script that blocks rendering: at most 1 KB, imports nothing, so that it stays one file. It works before hydration.
 */
{
  /** The root's attributes, and what they may say; anything else is as good as no choice. */
  const choices: Readonly<Record<string, readonly string[]>> = { theme: ["light", "dark", "contrast"], text: ["large", "larger"] };
  const root = document.documentElement.dataset;
  const show = (name: string, value: string): void => {
    if (choices[name]?.includes(value)) root[name] = value;
    else delete root[name];
  };
  const follow = (): void => {
    try {
      for (const name in choices) show(name, localStorage.getItem(`site.${name}`) ?? "");
    } catch {
      // Storage that is forbidden holds no choice.
    }
  };
  follow();
  /** The menu's buttons, which were drawn for everybody. */
  const mark = (): void => {
    for (const input of document.querySelectorAll<HTMLInputElement>("input[data-choice]"))
      input.checked = input.value === (root[input.dataset["choice"] ?? ""] ?? "");
  };
  addEventListener("DOMContentLoaded", mark);
  // Another tab chose, or this page comes back from the browser's memory.
  for (const event of ["storage", "pageshow"])
    addEventListener(event, () => {
      follow();
      mark();
    });
  addEventListener("change", ({ target }) => {
    const { value, dataset } = target as HTMLInputElement;
    const name = dataset["choice"];
    if (!name) return;
    show(name, value);
    try {
      localStorage.setItem(`site.${name}`, value);
    } catch {
      // It holds for this page, then.
    }
  });
}

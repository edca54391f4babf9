import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { startTexts } from "../i18n/start-texts.ts";

/** The rules that the administrators' pages have for scripts and styles (apps/server/src/plugins/administration-app.ts). */
const obey = (policy: string): void => {
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = policy;
  document.head.append(meta);
};

it("works under the pages' rules for Trusted Types and styles, and breaks none of them", async () => {
  const broken: string[] = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) => broken.push(`${violatedDirective} ${sample}`));
  await startTexts();
  obey("require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard portal-rich-text");
  const { RichText } = await import("./RichText.tsx");
  // The development server has put the styles into the page by now; what comes later comes from the field.
  obey("style-src 'self'");
  const place = document.body.appendChild(document.createElement("div"));
  const html = '<p class="align-center">a</p><table><tbody><tr><td>1</td></tr></tbody></table><p><ruby>漢<rt>hán</rt></ruby></p>';
  let value = html;
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <RichText label="Nội dung" value={html} onChange={(next) => (value = next)} />
    </QueryClientProvider>,
  );
  await expect.poll(() => place.querySelector('[role="textbox"]')).not.toBeNull();
  const field = place.querySelector<HTMLElement>('[role="textbox"]');
  field?.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", '<p style="color:red">b</p>');
  field?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => value).toContain("b");
  for (const button of place.querySelectorAll<HTMLElement>('[role="toolbar"] button')) {
    button.click();
    document.querySelector<HTMLElement>("dialog form button:last-of-type")?.click();
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(broken).toEqual([]);
  expect(() => new DOMParser().parseFromString("<p>", "text/html")).toThrow("TrustedHTML");
  await expect.poll(() => broken.length).toBe(1);
  root.unmount();
  place.remove();
});

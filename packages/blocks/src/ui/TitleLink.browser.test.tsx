/** Cards are targets as a whole: wherever one presses, the card's own link is met, and links inside it stay above. */
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page as viewport } from "vitest/browser";
import { TestHost } from "@portal/testing";
import { ArticleLink } from "../category-article-link/ArticleLink.tsx";
import { definition as articleLink } from "../category-article-link/definition.ts";
import { CardsDefault } from "../cards-default/CardsDefault.tsx";
import { definition as cardsDefault } from "../cards-default/definition.ts";
import { LeadNews } from "../category-lead-news/LeadNews.tsx";
import { definition as leadNews } from "../category-lead-news/definition.ts";
import { exampleProps } from "../examples.ts";
import "../styles.css";

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  await viewport.viewport(1280, 1600);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function draw(part: ReactNode): void {
  flushSync(() => root.render(<TestHost language="vi">{part}</TestHost>));
}

/** Address of the link that a press in the middle of an element meets; of text, of its first line. */
function pressed(element: Element | null | undefined): string | null | undefined {
  element?.scrollIntoView();
  const { left, top, width, height } = element?.getClientRects()[0] ?? new DOMRect();
  return document
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest("a")
    ?.getAttribute("href");
}
const addressOf = (selector: string): string | null | undefined => place.querySelector(selector)?.getAttribute("href");

it("covers a picture that stands before it", () => {
  draw(<LeadNews {...exampleProps("category", "leadNews", leadNews.examples.normal)} />);
  expect(pressed(place.querySelector("img"))).toBe(addressOf("h3 a"));
});

it("covers a picture that stands after it", () => {
  draw(<ArticleLink {...exampleProps("category", "articleLink", articleLink.examples.normal)} />);
  expect(pressed(place.querySelector("img"))).toBe(addressOf("h2 a"));
});

it("leaves the other links of its card to be pressed", () => {
  draw(<LeadNews {...exampleProps("category", "leadNews", leadNews.examples.normal)} />);
  expect(pressed(place.querySelector("h2 a"))).toBe("/btc/tin-noi-bat");
  draw(<CardsDefault {...exampleProps("cards", "default", cardsDefault.examples.normal)} />);
  const inside = [...place.querySelectorAll("li li a")];
  expect(inside).toHaveLength(2);
  expect(inside.map(pressed)).toEqual(inside.map((link) => link.getAttribute("href")));
});

/** Blocks of WordPress's editor, in its own notation: as the editor itself saves them. */

/** @param inner what the block holds, or nothing: then WordPress draws it itself */
function block(name: string, attributes: Readonly<Record<string, unknown>>, inner?: string): string {
  const settings = Object.keys(attributes).length === 0 ? "" : ` ${JSON.stringify(attributes)}`;
  return inner === undefined ? `<!-- wp:${name}${settings} /-->\n` : `<!-- wp:${name}${settings} -->\n${inner}\n<!-- /wp:${name} -->\n`;
}

export const paragraph = (text: string): string => block("paragraph", {}, `<p>${text}</p>`);

/** The newest sticky article, and nothing else. */
export function leadQuery(): string {
  const query = { perPage: 1, pages: 0, offset: 0, postType: "post", order: "desc", orderBy: "date", author: "", search: "" };
  const template = block("post-template", {}, block("post-title", { isLink: true }) + block("post-excerpt", {}));
  const inner = `<div class="wp-block-query">${template}</div>`;
  return block("query", { queryId: 1, query: { ...query, exclude: [], sticky: "only", inherit: false } }, inner);
}

/** Cards beside each other: a title that is a link, and a text. */
export function cards(all: readonly { readonly title: string; readonly text: string; readonly link: string }[]): string {
  const title = (text: string, link: string): string => block("heading", { level: 3 }, `<h3><a href="${link}">${text}</a></h3>`);
  const column = (inner: string): string => block("column", {}, `<div class="wp-block-column">${inner}</div>`);
  const inner = all.map((card) => column(title(card.title, card.link) + paragraph(card.text))).join("");
  return block("columns", {}, `<div class="wp-block-columns">${inner}</div>`);
}

/** The latest articles of a category, which the editor keeps with all that WordPress says of it. */
export const latestPosts = (category: object): string => block("latest-posts", { categories: [category], postsToShow: 5 });

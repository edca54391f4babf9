/** What visitors type into a search field, letter by letter: a fair mix from titles of all ages. */
import pg from "pg";

const TITLES = 150;

/**
 * Of each title a beginning of some letters, and some words from its middle, the last one unfinished; of every sixth also two words of different
 * titles, which hardly any title has together.
 * @returns paths of the call
 */
export async function typingPaths(connectionString: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ title: string }>(
      "select title from article where article_type = 1 and published_at <= now() order by md5(slug) limit $1",
      [TITLES],
    );
    const titles = rows.map(({ title }) => title);
    const typed = titles.flatMap((title, place) => {
      const words = title.split(" ");
      const from = 1 + (place % Math.max(1, words.length - 2));
      const middle = words.slice(from, from + 1 + (place % 3)).join(" ");
      const other = titles[(place + 1) % titles.length]?.split(" ")[0] ?? "";
      return [title.slice(0, 2 + ((place * 7) % 25)), middle.slice(0, -1), ...(place % 6 === 0 ? [`${words[0]} ${other}`] : [])];
    });
    return typed.filter((text) => text.trim().length > 1).map((text) => `/api/search/suggestions?q=${encodeURIComponent(text)}`);
  } finally {
    await client.end();
  }
}

/** Addresses of a portal's own articles, and words that are common in them. */
import pg from "pg";

export interface Addresses {
  /** Paths of articles' pages, in an order that has nothing to do with their age. */
  readonly articles: readonly string[];
  readonly words: readonly string[];
}

/** In every tenth article or more, and in fewer. */
const words = [
  "ngân sách",
  "tài chính",
  "đầu tư công",
  "kế hoạch",
  "doanh nghiệp",
  "thuế",
  "hải quan",
  "chứng khoán",
  "nợ công",
  "giải ngân",
];
const tails = ["báo cáo", "năm 2024", "quyết định", "địa phương", "dự toán", "trái phiếu", "kho bạc", "quý một", "xuất khẩu", "lãi suất"];

export async function addressesOf(connectionString: string, limit: number): Promise<Addresses> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ path: string }>(
      `select '/' || s.slug || '/' || c.slug || '/' || a.slug as path from article a join category c on c.id = a.category_id join site s on s.id = a.site_id
       where a.article_type = 1 and a.published_at <= now() order by md5(a.slug) limit $1`,
      [limit],
    );
    return { articles: rows.map(({ path }) => path), words: [...words, ...tails] };
  } finally {
    await client.end();
  }
}

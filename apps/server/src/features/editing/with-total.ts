/** Rows of a page of results, each of which says how many there are in all. */
export function withTotal<Row extends object>(
  rows: readonly (Row & { readonly total: string })[],
): { readonly list: readonly Row[]; readonly total: number } {
  const list = rows.map((row) => {
    const { total: _, ...rest } = row;
    return rest as unknown as Row;
  });
  return { list, total: Number(rows[0]?.total ?? 0) };
}

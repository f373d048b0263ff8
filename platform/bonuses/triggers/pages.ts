/** Rows that are read at once. */
export const PAGE = 500;

/** All rows, page by page, so that those that come to nothing keep nobody behind them. @param read what follows a row; null is the first page */
export async function* inPages<Row>(read: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after: Row | null = null; ;) {
    const page: Row[] = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    if (page.length < PAGE) return;
    after = last;
  }
}

/** jsdom lays nothing out: gives it the observers and media queries that browsers have, which never report. */
export function standInForLayout({ media = () => false }: { media?: (query: string) => boolean } = {}): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = ((query: string) => ({
    matches: media(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
}

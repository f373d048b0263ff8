type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio' | 'target'>;

interface Stage {
  media?: (query: string) => boolean;
  /** Whether observed elements are visible; without it observers are never called. */
  inView?: boolean;
}

/**
 * jsdom lays nothing out: gives it the observers and media queries that browsers have. Sizes are never reported.
 * @returns what brings everything that is watched into sight
 */
export function standInForLayout({ media = () => false, inView = false }: Stage = {}): () => void {
  const watched = new Map<Element, (entries: Seen[]) => void>();
  class SizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  class ViewObserver extends SizeObserver {
    readonly #tell;
    readonly #mine = new Set<Element>();
    constructor(tell: (entries: Seen[]) => void) {
      super();
      this.#tell = tell;
    }
    override observe(target?: Element) {
      if (!target) return;
      this.#mine.add(target);
      watched.set(target, this.#tell);
      if (inView) this.#tell([{ isIntersecting: true, intersectionRatio: 1, target }]);
    }
    override unobserve(target?: Element) {
      if (target) watched.delete(target);
    }
    override disconnect() {
      for (const target of this.#mine) watched.delete(target);
    }
    takeRecords() {
      return [];
    }
  }
  globalThis.ResizeObserver = SizeObserver as unknown as typeof ResizeObserver;
  globalThis.IntersectionObserver = ViewObserver as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = ((query: string) => ({
    matches: media(query),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  return () => {
    for (const [target, tell] of [...watched]) tell([{ isIntersecting: true, intersectionRatio: 1, target }]);
  };
}

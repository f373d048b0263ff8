// Part of the worker (see next.config.mjs): keeps one page for each language, with all that it needs to be seen, and
// gives it to a visitor who asks for a page and has no network. No other page is ever kept.
(() => {
  const CACHE = 'parlour-offline';
  const PREFIXES = ['', '/de', '/au', '/ch', '/fr'];
  const worker = /** @type {import('../lib/browser/pwa/offline-scope').OfflineScope} */ (
    /** @type {unknown} */ (self)
  );
  const base = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
  const pageOf = (/** @type {string} */ prefix) => `${base}${prefix}/offline`;
  /** Addresses in a page's HTML of what it is made of: styles, scripts, letters, pictures. */
  const PARTS = /[^"'\s(),]*\/(?:_next\/static|art\/scenes)\/[^"'\s(),\\]+/g;
  const OTHERS = /^\/(?:admin|api|cms-api|internal|office)(?:\/|$)/;

  /**
   * One answer, or nothing: a part that can't be had must not keep the page from being kept.
   * @param {string} url
   * @returns {Promise<[url: string, response: Response][]>}
   */
  async function answer(url) {
    try {
      const response = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
      return response.ok && !response.redirected ? [[url, response]] : [];
    } catch {
      return [];
    }
  }

  async function keep() {
    const pages = (await Promise.all(PREFIXES.map((prefix) => answer(pageOf(prefix))))).flat();
    const texts = await Promise.all(pages.map(([, response]) => response.clone().text()));
    const parts = new Set(texts.flatMap((text) => text.match(PARTS) ?? []));
    const answers = (await Promise.all([...parts].map(answer))).flat();
    if (pages.length === 0) return;
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    await Promise.all([...pages, ...answers].map(([url, response]) => cache.put(url, response)));
  }

  /** @param {URL} url */
  function offlinePage(url) {
    const path = url.pathname.slice(base.length);
    const prefix = PREFIXES.find((tried) => tried && (path === tried || path.startsWith(`${tried}/`))) ?? '';
    return caches.match(pageOf(prefix), { cacheName: CACHE });
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep()));

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
    const path = url.pathname.slice(base.length);
    // `/apple` begins with the scope `/app`, and is somebody else's.
    if (path !== '' && !path.startsWith('/')) return;
    const isPage = request.mode === 'navigate' && !OTHERS.test(path);
    if (!isPage && !path.startsWith('/art/scenes/')) return;
    event.respondWith(
      fetch(request).catch(async (error) => {
        const kept = await (isPage ? offlinePage(url) : caches.match(request, { cacheName: CACHE }));
        if (kept) return kept;
        throw error;
      }),
    );
  });
})();

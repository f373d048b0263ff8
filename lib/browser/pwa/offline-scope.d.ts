/** What the offline worker (public/offline-worker.js) uses of its global scope: the DOM's types have no service workers. */
export interface OfflineScope {
  readonly registration: { readonly scope: string };
  readonly location: Location;
  addEventListener(
    type: 'install',
    heard: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    heard: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

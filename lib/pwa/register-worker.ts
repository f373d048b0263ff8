import { withBasePath } from '@/lib/config/base-path';

/** Address of the worker that the production build writes. */
const WORKER = withBasePath('/sw.js');

/**
 * SPEC §1: workers of older versions go; in production ours is registered, elsewhere none stays. Waits until the
 * page has loaded, so that it takes nothing from the first paint.
 */
export async function keepWorker(production: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
    [active, waiting, installing].some((worker) => worker && new URL(worker.scriptURL).pathname === WORKER);
  const stale = registrations.filter((registration) => !production || !isOurs(registration));
  await Promise.all(stale.map((registration) => registration.unregister()));
  if (production) await navigator.serviceWorker.register(WORKER);
}

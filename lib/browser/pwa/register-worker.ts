import { stripBasePath, withBasePath } from '@/lib/domain/base-path';

/** Address of the worker that the production build writes. */
const WORKER = withBasePath('/sw.js');
/**
 * What it serves. Without being asked a browser would leave out the home page of an installed app, whose address has
 * no slash at its end; lib/server/config/security-headers.mjs allows it.
 */
const SCOPE = withBasePath('/');

const pathOf = (url: string) => new URL(url).pathname;

function isOurs({ scope, active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const scripts = [active, waiting, installing].map((worker) => worker && pathOf(worker.scriptURL));
  return pathOf(scope) === SCOPE && scripts.includes(WORKER);
}

/** Below a base path, what else lives on the host keeps its workers. */
const isInOurPlace = ({ scope }: ServiceWorkerRegistration) =>
  SCOPE === '/' || stripBasePath(pathOf(scope)) !== pathOf(scope);

/**
 * SPEC §1: workers of older versions go; in production ours is registered, elsewhere none stays. Waits until the
 * page has loaded, so that it takes nothing from the first paint.
 */
export async function keepWorker(production: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const stale = registrations.filter(
    (registration) => isInOurPlace(registration) && !(production && isOurs(registration)),
  );
  await Promise.all(stale.map((registration) => registration.unregister()));
  if (production) await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
}

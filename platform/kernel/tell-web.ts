import { signedCall } from '@/lib/node/http/signed-call';
import type { ContentEvent } from '@/lib/domain/content-events';
import type { Kernel } from './kernel';

const TIMEOUT_MS = 3_000;

/**
 * Tells the web process that content changed: it renders the pages that show it again. Never throws: pages expire anyway,
 * and a web that is not running has nothing to render.
 * @returns whether the web confirmed.
 */
export async function tellWeb(
  { config, log, clock }: Pick<Kernel, 'config' | 'log' | 'clock'>,
  events: readonly ContentEvent[],
): Promise<boolean> {
  try {
    const response = await signedCall({
      method: 'POST',
      url: new URL(config.revalidateUrl),
      secret: config.revalidateSecret,
      value: { events },
      timeoutMs: TIMEOUT_MS,
      now: clock.now().getTime(),
    });
    await response.body?.cancel();
    if (!response.ok) log.warn({ status: response.status }, 'the web refused an announcement');
    return response.ok;
  } catch (error) {
    log.debug({ err: error }, 'the web did not hear an announcement');
    return false;
  }
}

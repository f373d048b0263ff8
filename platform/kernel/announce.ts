import { signedCall } from '@/lib/node/http/signed-call';
import type { Kernel } from './kernel';

/** Changes that the web is told of: it renders the pages that show them again. */
export type Announcement =
  | { type: 'catalogue.changed' }
  | { type: 'game.changed'; gameId: string }
  | { type: 'tournaments.changed' }
  | { type: 'bonuses.changed' };

const TIMEOUT_MS = 3_000;

/**
 * Tells the web process that content changed. Never throws: pages expire anyway, and a web that is not running has
 * nothing to render.
 * @returns whether the web confirmed.
 */
export async function announce(
  { config, log, clock }: Pick<Kernel, 'config' | 'log' | 'clock'>,
  events: readonly Announcement[],
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

import type { Kernel } from '../../kernel/kernel';
import { pagePath, type MailService } from '../../mail/service';
import { readersAfter } from './places';
import * as store from './store';

/** Letters of one step. */
const AT_ONCE = 500;

/** Tells participants of stopped tournaments, in steps that go on where a server that fell has left them. */
export function createTelling(
  { config, db, clock }: Pick<Kernel, 'config' | 'db' | 'clock'>,
  { mail }: { mail: Pick<MailService, 'queueBatch'> },
): () => Promise<void> {
  const step = (): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const stopped = await store.nextToTell(trx);
      if (!stopped) return false;
      const { id, name, words, batch, after } = stopped;
      const now = clock.now();
      const readers = await readersAfter(trx, { id, after, limit: AT_ONCE, now });
      await mail.queueBatch(trx, {
        batch,
        kind: 'tournament_stopped',
        letters: readers.map(({ playerId, email, language }) => ({
          playerId,
          to: email,
          language,
          params: {
            name: name[language] ?? name.en,
            reason: words[language] ?? words.en,
            url: config.webUrl + pagePath(language, '/tournaments'),
          },
        })),
      });
      await store.toldUntil(trx, id, readers.at(-1)?.playerId ?? null, now);
      return true;
    });
  return async () => {
    while (await step());
  };
}

import { countryName } from '@/lib/domain/countries';
import { localeFromLanguageCode, type LanguageCode } from '@/lib/domain/locales';
import { timeWords } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { pagePath, type MailService } from '../mail/service';
import type { NotificationsService } from '../notifications/service';
import type { Books } from './books';
import { changeWords } from './change-words';
import { changesOf, type RuleChange } from './changes';
import * as store from './store';

/** Players who are told in one transaction. */
const AT_ONCE = 200;

const PUSHED: Readonly<Record<LanguageCode, (from: string) => string>> = {
  en: (from) => `From ${from} other rules hold for players of your country. We wrote to you what changes.`,
  au: (from) => `From ${from} other rules hold for players in your country. We wrote to you what changes.`,
  de: (from) =>
    `Ab ${from} gelten für Spielende aus deinem Land andere Regeln. Was sich ändert, haben wir dir geschrieben.`,
  ch: (from) =>
    `Ab ${from} gelten für Spielende aus deinem Land andere Regeln. Was sich ändert, haben wir dir geschrieben.`,
  fr: (from) =>
    `À partir du ${from}, d’autres règles s’appliquent aux joueurs de votre pays. Nous vous avons écrit ce qui change.`,
};

export interface TellingParts {
  mail: Pick<MailService, 'queueBatch'>;
  notifications: Pick<NotificationsService, 'send'>;
}

/** Tells a country's players that other rules hold for them, each once: a message and a letter with what changes. */
export function createTelling(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock' | 'config'>,
  { mail, notifications }: TellingParts,
  books: Books,
) {
  const changesAt = ({ id, country, from }: store.OpenTelling): RuleChange[] =>
    changesOf(books, { country, from, id, after: books.standingOf(country, from, id + 1) });

  const tell = async (
    trx: store.Db,
    { batch, country, from }: store.OpenTelling,
    changes: readonly RuleChange[],
    readers: readonly store.Reader[],
  ) => {
    const letters = readers.map(({ playerId, email, language }) => ({
      playerId,
      to: email,
      language,
      params: {
        country: countryName(country, localeFromLanguageCode(language) ?? 'en'),
        time: timeWords(from, language),
        text: changeWords(changes, language).join(' '),
        url: config.webUrl + pagePath(language, '/account/limits'),
      },
    }));
    await mail.queueBatch(trx, { batch, kind: 'rules_changed', letters });
    for (const { playerId, language } of readers) {
      const text = PUSHED[language](timeWords(from, language));
      await notifications.send(playerId, { type: 'USER_MESSAGE', data: { messageType: 'info', text } }, trx);
    }
  };

  /** @returns whether somebody may be left. */
  const tellSome = () =>
    db.transaction().execute(async (trx) => {
      const telling = await store.lockTelling(trx);
      if (!telling) return false;
      books.take(await store.readDecisions(trx));
      const now = clock.now();
      const changes = changesAt(telling);
      const readers = changes.length > 0 ? await store.nextReaders(trx, telling, now, AT_ONCE) : [];
      await tell(trx, telling, changes, readers);
      const last = readers.length < AT_ONCE;
      const afterId = readers.at(-1)?.playerId ?? telling.afterId;
      await store.noteTold(trx, telling.id, { afterId, told: readers.length, done: last ? now : null });
      return true;
    });

  return {
    async tellPlayers(): Promise<void> {
      while (await tellSome());
    },
  };
}

import { localeFromLanguageCode, LOCALE_PREFIXES, type LanguageCode } from '@/lib/domain/locales';
import type { Kernel } from '../kernel/kernel';
import type { LetterQueue } from '../mail/kinds';
import * as store from './store';
import type { Db } from './store';

const PAGE = '/account/profile/security';

interface Parts {
  kernel: Pick<Kernel, 'config' | 'clock'>;
  mail: LetterQueue;
  /** The address of a letter that says "this wasn't me"; without, the page where the owner sees and undoes it. */
  notMeUrl?: (trx: Db, owner: { playerId: string; language: LanguageCode }) => Promise<string>;
}

/** Letters about what guards an account, each queued in the transaction that causes it. */
export function createSecurityLetters({ kernel, mail, notMeUrl }: Parts) {
  const { config, clock } = kernel;

  const pageUrl = (language: LanguageCode) => {
    const locale = localeFromLanguageCode(language) ?? 'en';
    return `${config.webUrl}${locale === 'en' ? '' : LOCALE_PREFIXES[locale]}${PAGE}`;
  };

  /** When it happened, as the reader writes it; in UTC, because where they are is not known. */
  const timeOf = (language: LanguageCode) => {
    const locale = localeFromLanguageCode(language) ?? 'en';
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return `${format.format(clock.now())} UTC`;
  };

  const addressee = async (trx: Db, playerId: string) => {
    const player = await store.findPlayer(trx, playerId);
    if (!player) return null;
    const { email: to, language } = player;
    const url = notMeUrl ? await notMeUrl(trx, { playerId, language }) : pageUrl(language);
    return { letter: { to, language, playerId }, params: { time: timeOf(language), url } };
  };

  const plain =
    (kind: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_new' | 'second_step_locked') =>
    async (trx: Db, playerId: string): Promise<void> => {
      const found = await addressee(trx, playerId);
      if (found) await mail.queue(trx, { kind, ...found.letter, params: found.params });
    };

  const ofPasskey =
    (kind: 'passkey_added' | 'passkey_removed') =>
    async (trx: Db, playerId: string, name: string): Promise<void> => {
      const found = await addressee(trx, playerId);
      if (found) await mail.queue(trx, { kind, ...found.letter, params: { ...found.params, name } });
    };

  const ofWayIn =
    (kind: 'way_in_linked' | 'way_in_unlinked') =>
    async (trx: Db, playerId: string, provider: string): Promise<void> => {
      const found = await addressee(trx, playerId);
      if (found) await mail.queue(trx, { kind, ...found.letter, params: { ...found.params, provider } });
    };

  return {
    secondFactorOn: plain('second_factor_on'),
    secondFactorOff: plain('second_factor_off'),
    recoveryCodesNew: plain('recovery_codes_new'),
    secondStepLocked: plain('second_step_locked'),
    passkeyAdded: ofPasskey('passkey_added'),
    passkeyRemoved: ofPasskey('passkey_removed'),
    wayInLinked: ofWayIn('way_in_linked'),
    wayInUnlinked: ofWayIn('way_in_unlinked'),
  };
}

export type SecurityLetters = ReturnType<typeof createSecurityLetters>;

import { API_CODES } from '@/lib/domain/api-codes';
import { REGISTER_TITLES, type RegisterLaw } from '@/lib/domain/registers';
import { audit } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import type { JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import { pagePath, type LetterQueue } from '../../mail/service';
import type { GamesOfPlayers } from '../exclusions';
import { persons } from '../matches-store';
import type { Registers } from './port';
import * as store from './store';
import type { AnswerRow } from './store';

/** Answers that an operator is shown of a player. */
const SHOWN = 50;
const HOUR_MS = 60 * 60 * 1000;
/** Seconds after which it may be tried again with a register that is silent. */
const RETRY_AFTER = 30;

/** Asks the register of a player's country, as its law says. */
export interface RegisterCheck {
  /**
   * Asks where no answer of this log-in is good any more. Who is listed waits: nothing is played, paid in or sent.
   * @throws Problem 403 `register_listed`; 409 `profile_incomplete` while the register can't be asked for somebody; 503
   *   `register_silent`: nobody plays unasked
   */
  refuseListed(player: Pick<PlayerSession, 'playerId' | 'sessionId' | 'country'>): Promise<void>;
  /** What registers said of a player, the latest first. */
  registerAnswers(playerId: string): Promise<AnswerRow[]>;
}

export interface RegisterParts {
  identity: Pick<IdentityService, 'hold' | 'release' | 'holdsOf' | 'player' | 'lockPayable' | 'sessionBegan'>;
  games: GamesOfPlayers;
  jurisdictions: Pick<JurisdictionsService, 'registerLaw'>;
  mail: LetterQueue;
}

export function createRegisterCheck(
  { db, clock, config, log }: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  { identity, games, jurisdictions, mail }: RegisterParts,
  registers: Registers,
): RegisterCheck {
  const ask = async (playerId: string, { name }: RegisterLaw): Promise<AnswerRow> => {
    const [person] = await persons(db, [playerId]);
    const { fullName = null, birthday = null, home = null } = person ?? {};
    if (fullName === null || birthday === null) {
      throw new Problem(409, API_CODES.profileIncomplete, 'the register has to be asked for somebody', {
        fields: {
          ...(fullName === null && { name: 'required', surname: 'required' }),
          ...(birthday === null && { birthday: 'required' }),
        },
      });
    }
    const askedAt = clock.now();
    try {
      const postcode = home?.split('|')[0] ?? null;
      const { listed, reference } = await registers.ask(name, { name: fullName, birthday, postcode });
      return { register: name, askedAt, answer: listed ? 'listed' : 'clear', reference };
    } catch (error) {
      log.warn({ err: error, register: name }, 'a register is silent');
      return { register: name, askedAt, answer: 'silent', reference: null };
    }
  };

  /** Writes an answer down, with what follows from it. */
  const take = (playerId: string, row: AnswerRow) =>
    db.transaction().execute(async (trx) => {
      // The player's row before everything else, as a break that begins takes them.
      await identity.lockPayable(trx, playerId);
      await store.addAnswer(trx, playerId, row);
      if (row.answer === 'silent') return;
      const isHeld = (await identity.holdsOf(trx, playerId)).includes('register');
      if (isHeld === (row.answer === 'listed')) return;
      const actor = { kind: 'system', name: 'web' } as const;
      const about = { actor, subject: playerId, after: { register: row.register } };
      if (row.answer === 'clear') {
        await identity.release(trx, playerId, 'register');
        await audit(trx, { ...about, action: 'protection.register-clear' });
        return;
      }
      await identity.hold(trx, playerId, 'register');
      await games.playerLeft(trx, playerId);
      const player = await identity.player(playerId, trx);
      if (player) {
        const { email: to, language } = player;
        const url = config.webUrl + pagePath(language, '/account/limits');
        const params = { register: REGISTER_TITLES[row.register], url };
        await mail.queue(trx, { kind: 'register_listed', to, language, playerId, params });
      }
      await audit(trx, { ...about, action: 'protection.register-listed' });
    });

  return {
    registerAnswers: (playerId) => store.answersOf(db, playerId, SHOWN),

    async refuseListed({ playerId, sessionId, country }) {
      const now = clock.now();
      const law = jurisdictions.registerLaw(country, now);
      if (!law) return;
      const began = await identity.sessionBegan(sessionId);
      const since = Math.max(began?.getTime() ?? 0, now.getTime() - law.hours * HOUR_MS);
      const [last] = await store.answersOf(db, playerId, 1);
      const isGood =
        last?.register === law.name && last.answer === 'clear' && last.askedAt.getTime() >= since;
      if (isGood) return;
      const row = await ask(playerId, law);
      await take(playerId, row);
      if (row.answer === 'clear') return;
      const register = REGISTER_TITLES[law.name];
      if (row.answer === 'listed') {
        throw new Problem(403, API_CODES.registerListed, 'the player is in the register', { register });
      }
      const headers = { 'Retry-After': String(RETRY_AFTER) };
      throw new Problem(503, API_CODES.registerSilent, 'the register does not answer', { register }, headers);
    },
  };
}

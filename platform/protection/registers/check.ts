import { API_CODES } from '@/lib/domain/api-codes';
import { REGISTER_TITLES, type RegisterName } from '@/lib/domain/registers';
import { audit } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import type { JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import { pagePath, type LetterQueue } from '../../mail/service';
import type { GamesOfPlayers } from '../breaks/exclusions';
import { persons } from '../matching/matches-store';
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
  identity: Pick<IdentityService, 'hold' | 'release' | 'holdsOf' | 'player' | 'lockAccount' | 'sessionBegan'>;
  games: GamesOfPlayers;
  jurisdictions: Pick<JurisdictionsService, 'registerLaw'>;
  mail: LetterQueue;
}

export function createRegisterCheck(
  { db, clock, config, log }: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  { identity, games, jurisdictions, mail }: RegisterParts,
  registers: Registers,
): RegisterCheck {
  const ask = async (playerId: string, name: RegisterName): Promise<AnswerRow> => {
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

  /** Writes answers down, with what follows from them. */
  const take = (playerId: string, rows: readonly AnswerRow[]) =>
    db.transaction().execute(async (trx) => {
      await identity.lockAccount(trx, playerId);
      for (const row of rows) await store.addAnswer(trx, playerId, row);
      const listed = rows.find(({ answer }) => answer === 'listed');
      const isHeld = (await identity.holdsOf(trx, playerId)).includes('register');
      const actor = { kind: 'system', name: 'web' } as const;
      if (isHeld && rows.every(({ answer }) => answer === 'clear')) {
        await identity.release(trx, playerId, 'register');
        await audit(trx, { actor, subject: playerId, action: 'protection.register-clear' });
      }
      if (isHeld || !listed) return;
      await identity.hold(trx, playerId, 'register');
      await games.playerLeft(trx, playerId);
      const player = await identity.player(playerId, trx);
      if (player) {
        const { email: to, language } = player;
        const url = config.webUrl + pagePath(language, '/account/limits');
        const params = { register: REGISTER_TITLES[listed.register], url };
        await mail.queue(trx, { kind: 'register_listed', to, language, playerId, params });
      }
      const after = { register: listed.register };
      await audit(trx, { actor, subject: playerId, after, action: 'protection.register-listed' });
    });

  return {
    registerAnswers: (playerId) => store.answersOf(db, playerId, SHOWN),

    async refuseListed({ playerId, sessionId, country }) {
      const now = clock.now();
      const law = jurisdictions.registerLaw(country, now);
      const answers = await store.answersOf(db, playerId, SHOWN);
      const isHeld = (await identity.holdsOf(db, playerId)).includes('register');
      // Who was listed is let go by the register that lists them, in whatever country they are now.
      const listing = isHeld ? answers.find(({ answer }) => answer === 'listed')?.register : undefined;
      const names = [...new Set([law?.name, listing])].filter((name) => name !== undefined);
      if (names.length === 0) return;
      const began = await identity.sessionBegan(sessionId);
      const since = Math.max(began?.getTime() ?? 0, now.getTime() - (law?.hours ?? 0) * HOUR_MS);
      const [last] = answers;
      const isGood =
        last?.register === law?.name && last?.answer === 'clear' && last.askedAt.getTime() >= since;
      if (isGood && !isHeld) return;
      const rows: AnswerRow[] = [];
      for (const name of names) rows.push(await ask(playerId, name));
      await take(playerId, rows);
      const listed = rows.find(({ answer }) => answer === 'listed');
      if (listed) {
        const register = REGISTER_TITLES[listed.register];
        throw new Problem(403, API_CODES.registerListed, 'the player is in the register', { register });
      }
      const silent = rows.find(({ answer }) => answer === 'silent');
      if (!silent) return;
      const register = REGISTER_TITLES[silent.register];
      const headers = { 'Retry-After': String(RETRY_AFTER) };
      throw new Problem(503, API_CODES.registerSilent, 'the register does not answer', { register }, headers);
    },
  };
}

import { API_CODES } from '@/lib/domain/api-codes';
import type { MarkKind, MatchDecision } from '@/lib/domain/exclusion-marks';
import { audit } from '../../audit/service';
import type { IdentityService } from '../../identity/service';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { OperatorSession } from '../../kernel/session';
import { pagePath, type LetterQueue } from '../../mail/service';
import type { Exclusions, GamesOfPlayers, Markings } from '../breaks/exclusions';
import { createMarks, isEnough, isProved, type Person } from './marks';
import * as store from './matches-store';
import type { MatchRow } from './matches-store';
import type { Db } from '../store';

/** New accounts are looked at for so long by a job, whatever their players do. */
const NEW_MS = 15 * 60 * 1000;

/**
 * Finds who has excluded themselves under another name: by name with birthday, address of mail, telephone, home, papers and
 * means of payment. An account that may be theirs waits for an operator.
 */
export interface Matching extends Markings {
  /**
   * Compares a player who takes no break with everybody who has excluded themselves; who is like one waits from now on, or is
   * excluded as well.
   * @returns whether they are like one
   */
  compareWithExcluded(playerId: string): Promise<boolean>;
  /** A job's work: accounts that are new, exclusions of which nobody was looked for yet. */
  compareNew(): Promise<void>;
  /** A job's work: what the excluded have told since, and marks of erased accounts whose time is over. */
  refreshMarks(): Promise<void>;
  /** For their own data: neither of whom they reminded nor by what. */
  ownChecks(playerId: string): Promise<store.OwnCheck[]>;
  /** For the office's list: what waits first. */
  matches: {
    rows(filter: store.MatchFilter & { offset: number; limit: number }): Promise<MatchRow[]>;
    count(filter: store.MatchFilter): Promise<number>;
  };
  /**
   * An operator says whether it is one person: then the account is excluded for as long as the other; else it is released.
   * @throws Problem 404 for no such match, 409 `client_api_15` for one that was decided
   */
  decideMatch(
    id: string,
    decision: MatchDecision,
    by: { operator: OperatorSession; reason: string; requestId: string },
  ): Promise<void>;
}

export interface MatchingParts {
  identity: Pick<IdentityService, 'hold' | 'release' | 'holdsOf' | 'player' | 'lockAccount'>;
  games: GamesOfPlayers;
  mail: LetterQueue;
  sessionEnded(sessionId: string): Promise<void>;
}

export function createMatching(
  { db, clock, config, log }: Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>,
  { identity, games, mail, sessionEnded }: MatchingParts,
  exclusions: Exclusions,
): Matching {
  const allMarksOf = createMarks(config.authSecret);
  // The cards of the sandbox's payment company are everybody's.
  const marksOf = (person: Person) => allMarksOf(config.sandbox ? { ...person, instruments: [] } : person);

  const writeTo = async (trx: Db, playerId: string, kind: 'account_held' | 'account_unblocked') => {
    const player = await identity.player(playerId, trx);
    if (!player) return;
    const { email: to, language } = player;
    const url = config.webUrl + pagePath(language, kind === 'account_held' ? '/faq' : '');
    await mail.queue(trx, { kind, to, language, playerId, params: { url } });
  };

  const hold = async (playerId: string, excludedId: string, kinds: readonly MarkKind[]) => {
    const ended = await db.transaction().execute(async (trx) => {
      await identity.lockAccount(trx, playerId);
      // Once said, it holds as long as the other is away.
      if (await store.isSame(trx, playerId, excludedId)) {
        return exclusions.excludeLike(trx, { playerId, excludedId });
      }
      if (!(await store.addMatch(trx, { playerId, excludedId, kinds, now: clock.now() }))) return null;
      const wasHeld = (await identity.holdsOf(trx, playerId)).includes('match');
      await identity.hold(trx, playerId, 'match');
      await games.playerLeft(trx, playerId);
      if (!wasHeld) await writeTo(trx, playerId, 'account_held');
      await audit(trx, {
        actor: { kind: 'system', name: 'jobs' },
        action: 'protection.match',
        subject: playerId,
        after: { excluded: excludedId, kinds: [...kinds] },
      });
      return null;
    });
    for (const sessionId of ended ?? []) await sessionEnded(sessionId);
  };

  const isHolding = async (playerId: string, excludedId: string, kinds: readonly MarkKind[]) => {
    if (isEnough(kinds, true)) return true;
    const [began, registered] = await Promise.all([
      exclusions.exclusionBegan(excludedId),
      store.registeredAt(db, playerId),
    ]);
    return isEnough(kinds, began !== null && registered !== null && registered < began);
  };

  /** One that fails is tried again with the next look, and keeps nobody else from theirs. */
  const each = async (playerIds: readonly string[], work: (playerId: string) => Promise<void>) => {
    for (const playerId of playerIds) {
      await work(playerId).catch((error: unknown) => {
        log.error({ err: error, playerId }, 'a player could not be compared with the excluded');
      });
    }
  };

  const compareOne = async (person: Person, only?: string) => {
    const { playerId } = person;
    let isLike = false;
    for (const { excludedId, kinds } of await store.sharers(db, playerId, marksOf(person), clock.now())) {
      if (only !== undefined && excludedId !== only) continue;
      if (!(await isHolding(playerId, excludedId, kinds))) continue;
      await hold(playerId, excludedId, kinds);
      isLike = true;
    }
    return isLike;
  };
  const compare = async (playerIds: readonly string[], only?: string) => {
    const found = new Map((await store.persons(db, playerIds)).map((one) => [one.playerId, one]));
    await each([...found.keys()], async (playerId) => {
      const person = found.get(playerId);
      if (person) await compareOne(person, only);
    });
  };

  const markExcluded = async (trx: Db, playerId: string) => {
    const [person] = await store.persons(trx, [playerId]);
    if (person) await store.saveMarks(trx, playerId, marksOf(person));
  };

  const searchOthers = async (excludedId: string) => {
    // A longer exclusion is longer for all accounts of one person.
    await each(await store.samePersons(db, excludedId), (playerId) => hold(playerId, excludedId, []));
    const excluded = new Set(await store.excludedPlayers(db));
    const others = (await store.candidates(db, excludedId)).filter((id) => !excluded.has(id));
    await compare(others, excludedId);
    await store.setSearched(db, excludedId, clock.now());
  };

  /** Opens an account again that nothing holds any more. */
  const open = async (trx: Db, playerId: string) => {
    if (await store.isMatched(trx, playerId)) return;
    await identity.release(trx, playerId, 'match');
    if ((await identity.holdsOf(trx, playerId)).length === 0) {
      await writeTo(trx, playerId, 'account_unblocked');
    }
  };

  return {
    markExcluded,
    searchOthers,
    ownChecks: (playerId) => store.checksOf(db, playerId),
    matches: {
      rows: (filter) => store.matches(db, filter),
      count: (filter) => store.countMatches(db, filter),
    },

    async compareWithExcluded(playerId) {
      const [person] = await store.persons(db, [playerId]);
      return person ? compareOne(person) : false;
    },

    async refuseWaiting(on, playerId) {
      const causes = await identity.holdsOf(on, playerId);
      if (causes.length === 0) return;
      if (!causes.includes('match')) {
        throw new Problem(403, API_CODES.registerListed, 'a register names the player');
      }
      // Of whom the account reminds is told to nobody.
      throw new Problem(403, API_CODES.accountHeld, 'the account waits for an operator');
    },

    async compareNew() {
      await each(await store.unsearched(db), searchOthers);
      await compare(await store.newPlayers(db, new Date(clock.now().getTime() - NEW_MS)));
      for (const { id, playerId } of await store.mootMatches(db)) {
        await db.transaction().execute(async (trx) => {
          await identity.lockAccount(trx, playerId);
          await store.deleteMatch(trx, id);
          await open(trx, playerId);
        });
      }
    },

    async refreshMarks() {
      await each(await store.excludedPlayers(db), (playerId) =>
        db.transaction().execute(async (trx) => {
          await identity.lockAccount(trx, playerId);
          const [person] = await store.persons(trx, [playerId]);
          // What anybody may tell of themselves counts as it was when they excluded themselves.
          if (person && (await exclusions.isExcluded(trx, playerId))) {
            await store.saveMarks(trx, playerId, marksOf(person).filter(isProved));
          }
        }),
      );
      await store.deletePastMarks(db, clock.now());
    },

    async decideMatch(id, decision, { operator, reason, requestId }) {
      const found = await store.findMatch(db, id);
      if (!found) throw new Problem(404, API_CODES.notFound, 'there is no such match');
      const { playerId, excludedId } = found;
      const ended = await db.transaction().execute(async (trx) => {
        await identity.lockAccount(trx, playerId);
        const match = await store.lockMatch(trx, id);
        if (!match || match.decision) {
          throw new Problem(409, API_CODES.accountStatus, 'it was decided meanwhile');
        }
        const { operatorId } = operator;
        await store.decideMatch(trx, {
          ...{ id, decision, reason },
          ...{ decidedAt: clock.now(), decidedBy: operatorId },
        });
        await audit(trx, {
          actor: { kind: 'operator', id: operatorId },
          action: 'protection.decide-match',
          subject: playerId,
          after: { decision, excluded: excludedId },
          reason,
          requestId,
        });
        const done = decision === 'same' ? await exclusions.excludeLike(trx, { playerId, excludedId }) : null;
        if (done === null) await open(trx, playerId);
        else if (!(await store.isMatched(trx, playerId))) await identity.release(trx, playerId, 'match');
        return done ?? [];
      });
      for (const sessionId of ended) await sessionEnded(sessionId);
    },
  };
}

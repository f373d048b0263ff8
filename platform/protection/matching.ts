import { API_CODES } from '@/lib/domain/api-codes';
import type { MarkKind, MatchDecision } from '@/lib/domain/exclusion-marks';
import { audit } from '../audit/service';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { OperatorSession } from '../kernel/session';
import { pagePath, type LetterQueue } from '../mail/service';
import type { Exclusions, GamesOfPlayers, Markings } from './exclusions';
import { createMarks } from './marks';
import * as store from './matches-store';
import type { MatchRow } from './matches-store';
import type { Db } from './store';

/** New accounts are looked at for so long by a job, whatever their players do. */
const NEW_MS = 15 * 60 * 1000;

/** An account that waits, and the exclusion that it may belong to. */
type ExclusionMatch = MatchRow;

/**
 * Finds who has excluded themselves under another name: by name with birthday, address of mail, telephone, home, papers and
 * means of payment. An account that may be theirs waits for an operator.
 */
export interface Matching extends Markings {
  /** Compares a player with everybody who has excluded themselves; who is like one waits from now on. */
  compareWithExcluded(playerId: string): Promise<void>;
  /** A job's work: accounts that are new, exclusions of which nobody was looked for yet. */
  compareNew(): Promise<void>;
  /** A job's work: what the excluded have told since, and marks of erased accounts whose time is over. */
  refreshMarks(): Promise<void>;
  /** For the office's list: what waits first. */
  matches: {
    rows(filter: store.MatchFilter & { offset: number; limit: number }): Promise<ExclusionMatch[]>;
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
  identity: Pick<IdentityService, 'hold' | 'release' | 'holdsOf' | 'player' | 'lockPayable'>;
  games: GamesOfPlayers;
  mail: LetterQueue;
  sessionEnded(sessionId: string): Promise<void>;
}

export function createMatching(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock' | 'config'>,
  { identity, games, mail, sessionEnded }: MatchingParts,
  exclusions: Exclusions,
): Matching {
  const marksOf = createMarks(config.authSecret);

  const writeTo = async (trx: Db, playerId: string, kind: 'account_held' | 'account_unblocked') => {
    const player = await identity.player(playerId, trx);
    if (!player) return;
    const { email: to, language } = player;
    const url = config.webUrl + pagePath(language, kind === 'account_held' ? '/faq' : '');
    await mail.queue(trx, { kind, to, language, playerId, params: { url } });
  };

  const hold = (playerId: string, excludedId: string, kinds: readonly MarkKind[]) =>
    db.transaction().execute(async (trx) => {
      // The player's row before everything else, as a break that begins takes them.
      await identity.lockPayable(trx, playerId);
      if (!(await store.addMatch(trx, { playerId, excludedId, kinds, now: clock.now() }))) return;
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
    });

  const compare = async (playerIds: readonly string[], only?: string) => {
    for (const person of await store.persons(db, playerIds)) {
      const found = await store.sharers(db, person.playerId, marksOf(person), clock.now());
      for (const { excludedId, kinds } of found) {
        if (only === undefined || excludedId === only) await hold(person.playerId, excludedId, kinds);
      }
    }
  };

  const markExcluded = async (trx: Db, playerId: string) => {
    const [person] = await store.persons(trx, [playerId]);
    if (person) await store.saveMarks(trx, playerId, marksOf(person));
  };

  const searchOthers = async (excludedId: string) => {
    const excluded = new Set(await store.excludedPlayers(db));
    const others = (await store.candidates(db, excludedId)).filter((id) => !excluded.has(id));
    await compare(others, excludedId);
    await store.setSearched(db, excludedId, clock.now());
  };

  return {
    markExcluded,
    searchOthers,
    matches: {
      rows: (filter) => store.matches(db, filter),
      count: (filter) => store.countMatches(db, filter),
    },

    async compareWithExcluded(playerId) {
      if (!(await exclusions.isExcluded(db, playerId))) await compare([playerId]);
    },

    async refuseHeld(on, playerId) {
      const causes = await identity.holdsOf(on, playerId);
      if (causes.length === 0) return;
      if (!causes.includes('match')) {
        throw new Problem(403, API_CODES.registerListed, 'a register names the player');
      }
      throw new Problem(403, API_CODES.accountHeld, 'the account waits for an operator', { held: causes });
    },

    async compareNew() {
      for (const playerId of await store.unsearched(db)) await searchOthers(playerId);
      await compare(await store.newPlayers(db, new Date(clock.now().getTime() - NEW_MS)));
    },

    async refreshMarks() {
      for (const playerId of await store.excludedPlayers(db)) await markExcluded(db, playerId);
      await store.deletePastMarks(db, clock.now());
    },

    async decideMatch(id, decision, { operator, reason, requestId }) {
      const ended = await db.transaction().execute(async (trx) => {
        const match = await store.lockMatch(trx, id);
        if (!match) throw new Problem(404, API_CODES.notFound, 'there is no such match');
        if (match.decision)
          throw new Problem(409, API_CODES.accountStatus, `it was decided: ${match.decision}`);
        const { playerId, excludedId } = match;
        const { operatorId } = operator;
        await identity.lockPayable(trx, playerId);
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
        if (!(await store.isMatched(trx, playerId))) await identity.release(trx, playerId, 'match');
        if (decision === 'same') return exclusions.excludeLike(trx, { playerId, excludedId });
        if ((await identity.holdsOf(trx, playerId)).length === 0) {
          await writeTo(trx, playerId, 'account_unblocked');
        }
        return [];
      });
      for (const sessionId of ended) await sessionEnded(sessionId);
    },
  };
}

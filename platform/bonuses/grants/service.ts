import type { BonusChoice, GrantStepName } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import { toSafeMinor } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import type { PlayerSession } from '../../kernel/session';
import type { IdentityService } from '../../identity/service';
import type { LedgerService } from '../../ledger/service';
import { spinsOfBonuses } from '../free-spins/store';
import { isPlaying } from '../playing';
import { notFound, type GrantEngine } from './engine';
import type { Grant } from './grant';
import { presentGrant, type PresentedGrant } from './presentation';
import * as store from './store';

/** A player's bonuses in the currency that is in use, in one language. */
export interface OwnBonuses {
  active: PresentedGrant | null;
  /** In the order in which they were queued. */
  queue: PresentedGrant[];
  /** Offers that wait for an answer, the oldest first; none while the player may not play. */
  pending: PresentedGrant[];
}

export interface PresentedStep {
  at: string;
  step: GrantStepName;
  amount: number | null;
  why: string | null;
}

/** What players see of their own grants, and do with them. */
export interface GrantsService {
  own(player: PlayerSession, language: LanguageCode): Promise<OwnBonuses>;
  /** @throws Problem 404 `client_api_24` */
  one(
    player: PlayerSession,
    id: string,
    language: LanguageCode,
  ): Promise<PresentedGrant & { steps: PresentedStep[] }>;
  /** Games on offer by how much of a stake counts for one of theirs, the highest first. @throws Problem 404 `client_api_24` */
  games(player: PlayerSession, id: string): Promise<store.GamesAtWeight[]>;
  /** Ended ones, the newest first. @param cursor `next` of the page before. */
  history(
    player: PlayerSession,
    cursor: string | undefined,
    language: LanguageCode,
  ): Promise<{ data: PresentedGrant[]; next: string | null }>;
  /** @throws Problem 404 `client_api_24`, 409 `client_api_36` */
  choose(player: PlayerSession, id: string, choice: BonusChoice): Promise<void>;
  /** Every grant, for the export of a player's own data. */
  ownGrants(playerId: string, page: { page: number; perPage: number }): Promise<OwnGrant[]>;
}

/** A grant in the export of a player's own data. */
export interface OwnGrant {
  name: string;
  state: string;
  currency: string;
  amount: bigint;
  /** That it has given, and that are left. */
  freeSpins: number;
  freeSpinsLeft: number;
  offeredAt: Date;
  activatedAt: Date | null;
  endedAt: Date | null;
  reason: string | null;
}

const PAGE = 20;
/** So many games of each weight are named. */
const NAMED = 6;

const cursorOf = ({ endedAt, id }: Grant) => `${endedAt?.getTime() ?? 0}_${id}`;
const CURSOR = /^(\d{1,15})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
function placeOf(cursor: string | undefined) {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? null : { endedAt: new Date(Number(at)), id };
}

export function createGrantsService(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  {
    engine,
    identity,
    ledger,
  }: {
    engine: GrantEngine;
    identity: Pick<IdentityService, 'player'>;
    ledger: Pick<LedgerService, 'wallets'>;
  },
): GrantsService {
  const bonusMoney = async ({ playerId, currency }: Pick<Grant, 'playerId' | 'currency'>) =>
    (await ledger.wallets(playerId)).find((wallet) => wallet.currency === currency)?.bonus ?? 0n;

  return {
    async own({ playerId, currency }, language) {
      const open = await store.openGrants(db, playerId, currency);
      const money = open.some(({ state }) => state === 'active')
        ? await bonusMoney({ playerId, currency })
        : 0n;
      const of = (state: Grant['state']) =>
        open.filter((grant) => grant.state === state).map((grant) => presentGrant(grant, language, money));
      const pending = of('pending');
      const isOffered = pending.length > 0 && isPlaying(await identity.player(playerId), clock.now());
      return { active: of('active')[0] ?? null, queue: of('queued'), pending: isOffered ? pending : [] };
    },

    async one({ playerId }, id, language) {
      const grant = await store.findGrant(db, id);
      if (grant?.playerId !== playerId) throw notFound();
      const steps = (await store.stepsOf(db, id)).map(({ at, step, amount, why }) => ({
        at: at.toISOString(),
        step,
        amount: amount === null ? null : toSafeMinor(amount),
        why,
      }));
      return { ...presentGrant(grant, language, await bonusMoney(grant)), steps };
    },

    async games({ playerId }, id) {
      const grant = await store.findGrant(db, id);
      if (grant?.playerId !== playerId) throw notFound();
      return store.gamesByWeight(db, id, NAMED);
    },

    async history({ playerId }, cursor, language) {
      const ended = await store.endedGrants(db, playerId, placeOf(cursor), PAGE + 1);
      const shown = ended.slice(0, PAGE);
      const last = shown.at(-1);
      return {
        data: shown.map((grant) => presentGrant(grant, language, 0n)),
        next: last && ended.length > PAGE ? cursorOf(last) : null,
      };
    },

    choose: ({ playerId }, id, choice) =>
      db.transaction().execute((trx) => engine.choose(trx, playerId, id, choice)),

    async ownGrants(playerId, page) {
      const grants = await store.grantsOf(db, playerId, page);
      const spins = await spinsOfBonuses(
        db,
        grants.map(({ id }) => id),
      );
      const spinsOf = (grantId: string) => spins.find(({ bonusGrantId }) => bonusGrantId === grantId);
      return grants.map((grant) => ({
        name: grant.name.en,
        state: grant.state,
        currency: grant.currency,
        amount: grant.amount,
        freeSpins: spinsOf(grant.id)?.number ?? 0,
        freeSpinsLeft: spinsOf(grant.id)?.left ?? 0,
        offeredAt: grant.offeredAt,
        activatedAt: grant.activatedAt,
        endedAt: grant.endedAt,
        reason: grant.endReason,
      }));
    },
  };
}

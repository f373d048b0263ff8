import { randomBytes, randomUUID } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import { commitmentOf } from '@/lib/domain/chance/seeds';
import {
  bonusIn,
  WHEEL_SPINS_SHOWN,
  worthOf,
  type WheelField,
  type WheelState,
  type WheelWithheld,
} from '@/lib/domain/wheel';
import { drawField } from '@/lib/domain/wheel-draw';
import { isCurrency, type ByCurrency, type Currency } from '@/lib/money/money';
import type { BonusesService } from '../bonuses/service';
import type { IdentityService } from '../identity/service';
import type { JurisdictionsService } from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { LoyaltyService } from '../loyalty/service';
import type { ProtectionService } from '../protection/service';
import { createWheelDesk, type WheelDesk } from './desk';
import * as store from './store';
import type { Db, DrawnSpin, Turn, WheelSeeds, WheelTable } from './store';

export type { DrawnSpin, WheelTable } from './store';
export { tableContentSchema } from './content';
export { DESK_SPIN_SORTS, type DeskSpin, type DeskSpinFilter } from './desk-store';
export type { TableChange, WheelDesk, WheelOverview } from './desk';

/** What everybody may know of the wheel. */
export interface ShownWheel {
  isOn: boolean;
  /** The page that verifies turns. */
  verifier: string;
  table: WheelTable;
  /** Stake of a free spin, minor units. */
  spinBet: ByCurrency;
  /** How long free spins live, and what becomes of what they win. */
  spins: { days: number; wins: 'real' | 'bonus'; wagering: number } | null;
  /** How long there is to wager a bonus. */
  bonus: { times: number; hours: number } | null;
}

/** What a player may know of the seeds now. */
export interface ShownSeeds {
  commitment: string;
  nextCommitment: string;
  clientSeed: string;
  nonce: number;
}

export interface Standing {
  state: WheelState;
  /** Of whom is logged in. */
  own: {
    turn: Turn;
    seeds: ShownSeeds;
    /** The last ones, the latest first. */
    spins: DrawnSpin[];
    /** Points that are missing for the first level; null for who has one. */
    pointsLeft: bigint | null;
  } | null;
}

export interface WheelService {
  /** For operators. */
  desk: WheelDesk;
  shown(): Promise<ShownWheel>;
  /** @param country of the visitor, whose law they read of; a player's is that of the account */
  standing(player: PlayerSession | null, country: string | null): Promise<Standing>;
  /**
   * Turns the wheel and gives what was drawn, both in one transaction: the same day, pressed twice, is one turn.
   * @param key of the press: the same one is answered with the same turn
   * @throws Problem 409 `wheel_spun` after the day's turn, `client_api_16` below the first level, `wheel_off`; 403 `wheel_country`
   *   where the law forbids it, `client_api_15` for an account that gets no prizes, and what `protection.admit` refuses
   */
  spin(player: PlayerSession, key: string): Promise<DrawnSpin>;
  /**
   * Begins with the next server seed and the player's words; the old one is told. Before any turn was drawn from the seeds
   * the words alone change.
   */
  newSeeds(playerId: string, clientSeed: string): Promise<ShownSeeds>;
  /** All turns and words of a player: to take away. */
  own(playerId: string): Promise<{ wheelTurns: object[]; wheelWords: object[] }>;
  erase(playerId: string): Promise<void>;
}

export interface WheelParts {
  bonuses: { prizes: BonusesService['prizes'] };
  identity: Pick<IdentityService, 'lockPlayable'>;
  jurisdictions: Pick<JurisdictionsService, 'hasWheel'>;
  loyalty: Pick<LoyaltyService, 'of' | 'award'>;
  protection: Pick<ProtectionService, 'admit'>;
}

/** All turns there can be. */
const ALL = 100_000;
const newSeed = () => randomBytes(32).toString('hex');
const firstSeeds = () => ({
  id: randomUUID(),
  serverSeed: newSeed(),
  nextSeed: newSeed(),
  clientSeed: randomBytes(8).toString('hex'),
});
const shownSeeds = ({ serverSeed, nextSeed, clientSeed, nonce }: WheelSeeds): ShownSeeds => ({
  commitment: commitmentOf(serverSeed),
  nextCommitment: commitmentOf(nextSeed),
  clientSeed,
  nonce,
});

export function createWheelService(
  kernel: Pick<Kernel, 'config' | 'db' | 'clock'>,
  parts: WheelParts,
): WheelService {
  const { config, db, clock } = kernel;
  const { bonuses, identity, jurisdictions, loyalty, protection } = parts;
  const { prizes } = bonuses;

  /** What the table's campaigns say; one whose campaign is gone gives nothing. */
  const termsOf = async (on: Db, { fields, spinCampaign, bonusCampaign }: WheelTable) => {
    const has = (kind: WheelField['kind']) => fields.some((field) => field.kind === kind);
    const [spins, bonus] = [await prizes.terms(on, spinCampaign), await prizes.terms(on, bonusCampaign)];
    const isWhole = (!has('spins') || spins?.hasGames === true) && (!has('bonus') || bonus !== null);
    return { isWhole, spins, bonus };
  };

  const give = async (
    trx: Db,
    { kind, size }: WheelField,
    {
      table,
      playerId,
      currency,
      id,
    }: { table: WheelTable; playerId: string; currency: Currency; id: string },
  ): Promise<{ withheld: WheelWithheld | null; grantId: string | null }> => {
    const key = `wheel:${id}`;
    if (kind === 'points')
      await loyalty.award(trx, { playerId, kind: 'wheel', reference: id, points: BigInt(size) });
    if (kind === 'points' || kind === 'nothing') return { withheld: null, grantId: null };
    const given =
      kind === 'spins'
        ? await prizes.giveSpins(trx, {
            ...{ playerId, currency, key },
            ...{ campaignId: table.spinCampaign, number: size },
          })
        : await prizes.giveMoney(trx, {
            ...{ playerId, currency, key, campaignId: table.bonusCampaign },
            ...{ amount: BigInt(bonusIn(size, currency)), times: table.wagering },
          });
    if (given.grant) return { withheld: null, grantId: given.grant.id };
    return { withheld: given.why === 'other_currency' ? 'currency' : 'rules', grantId: null };
  };

  const latest = async (on: Db, playerId: string) => {
    const [spin] = await store.listSpins(on, playerId, 1);
    if (!spin) throw new Error('the turn was not written');
    return spin;
  };

  return {
    desk: createWheelDesk(kernel, { termsOf }),

    async shown() {
      const [{ isOn }, table] = await Promise.all([store.readSwitch(db), store.currentTable(db)]);
      const { isWhole, spins, bonus } = await termsOf(db, table);
      return {
        isOn: isOn && isWhole,
        verifier: `${config.studioUrl}/verify`,
        table,
        spinBet: spins?.spinBet ?? {},
        spins: spins && { days: spins.spinDays, wins: spins.spinWins, wagering: spins.wagering },
        bonus: bonus && { times: table.wagering, hours: bonus.hoursToLive },
      };
    },

    async standing(player, country) {
      const now = clock.now();
      const isForbidden = (of: string | null) => of !== null && !jurisdictions.hasWheel(of, now);
      const [{ isOn }, table] = await Promise.all([store.readSwitch(db), store.currentTable(db)]);
      const isTurning = isOn && (await termsOf(db, table)).isWhole;
      if (!player) {
        const state = isForbidden(country) ? 'country' : isTurning ? 'anonymous' : 'off';
        return { state, own: null };
      }
      const { playerId } = player;
      const [turn, seeds, spins, account, { level, pointsLeft }] = await Promise.all([
        store.readTurn(db, playerId, now),
        store.seedsOf(db, playerId, firstSeeds(), now),
        store.listSpins(db, playerId, WHEEL_SPINS_SHOWN),
        store.accountOf(db, playerId, now),
        loyalty.of(playerId),
      ]);
      const stateNow = (): WheelState => {
        if (isForbidden(player.country)) return 'country';
        if (!isTurning) return 'off';
        if (!account?.isOpen) return 'account';
        if (level === null) return 'level';
        return turn.waitsUntil ? 'spun' : 'ready';
      };
      return {
        state: stateNow(),
        own: { turn, seeds: shownSeeds(seeds), spins, pointsLeft: level ? null : pointsLeft },
      };
    },

    async spin(player, key) {
      const { playerId, country } = player;
      await protection.admit(player);
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        if (!jurisdictions.hasWheel(country, now))
          throw new Problem(403, API_CODES.wheelCountry, 'the law of the country forbids it');
        const isPlayable = await identity.lockPlayable(trx, playerId);
        const account = await store.accountOf(trx, playerId, now);
        if (!isPlayable || !account?.isOpen || !isCurrency(account.currency))
          throw new Problem(403, API_CODES.accountStatus, 'this account gets no prizes');
        const { currency } = account;
        const seeds = await store.lockSeeds(trx, playerId, firstSeeds(), now);
        const [known] = await store.listSpins(trx, playerId, 1, key);
        if (known) return known;
        const turn = await store.readTurn(trx, playerId, now);
        if (turn.waitsUntil)
          throw new Problem(409, API_CODES.wheelSpun, 'the wheel turns once a day', {
            until: turn.waitsUntil.toISOString(),
          });
        const table = await store.currentTable(trx);
        const { isWhole, spins } = await termsOf(trx, table);
        if (!(await store.readSwitch(trx)).isOn || !isWhole)
          throw new Problem(409, API_CODES.wheelOff, 'the wheel is switched off');
        if (!(await loyalty.of(playerId, trx)).level)
          throw new Problem(409, API_CODES.loyaltyUnfit, 'the wheel is for players with a VIP level');

        const field = drawField(seeds);
        const prize = table.fields[field];
        if (!prize) throw new Error(`table ${table.version} has no field ${field}`);
        const id = randomUUID();
        const given = await give(trx, prize, { table, playerId, currency, id });
        const isGiven = given.withheld === null;
        const sizeOf = (kind: WheelField['kind']) => (isGiven && prize.kind === kind ? prize.size : 0);
        await store.addSpin(trx, {
          ...{ id, playerId, key, field, currency, ...given, kind: prize.kind, at: now },
          ...{ day: turn.day, zone: turn.zone, nextAt: turn.endsAt },
          ...{ seedsId: seeds.id, nonce: seeds.nonce, tableVersion: table.version },
          amount: BigInt(bonusIn(sizeOf('bonus'), currency)),
          freeSpins: sizeOf('spins'),
          points: sizeOf('points'),
          worth: BigInt(isGiven ? worthOf(prize, currency, spins?.spinBet[currency] ?? 0) : 0),
        });
        return latest(trx, playerId);
      });
    },

    newSeeds: (playerId, clientSeed) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        const seeds = await store.lockSeeds(trx, playerId, firstSeeds(), now);
        if (seeds.nonce === 0) {
          await store.changeWords(trx, seeds.id, clientSeed);
          return shownSeeds({ ...seeds, clientSeed });
        }
        const next: WheelSeeds = {
          ...{ id: randomUUID(), clientSeed, nonce: 0 },
          ...{ serverSeed: seeds.nextSeed, nextSeed: newSeed() },
        };
        await store.tellSeeds(trx, seeds.id, now);
        await store.addSeeds(trx, playerId, next, now);
        return shownSeeds(next);
      }),

    async own(playerId) {
      const [turns, words] = [await store.listSpins(db, playerId, ALL), await store.listSeeds(db, playerId)];
      return {
        wheelTurns: turns.map(({ day, at, field, kind, currency, amount, freeSpins, points }) => ({
          ...{ date: day, at, field: field + 1, prize: kind },
          ...{ currency, amount, freeSpins, points },
        })),
        wheelWords: words,
      };
    },
    erase: (playerId) => store.forgetPlayer(db, playerId),
  };
}

import { type BonusLaw, underLaw } from '@/lib/domain/bonus-laws';
import { type BonusRefusal, bonusTypeCode } from '@/lib/domain/bonuses';
import type { TransactionStatus } from '@/lib/domain/transactions';
import type { Currency } from '@/lib/money/money';
import type { IdentityService } from '../identity/service';
import { mostSlotStake, type JurisdictionsService, type LicensedBonusLaw } from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import type { LedgerService } from '../ledger/service';
import type { Audience } from './audience/audience';
import { countHad, hasBegun, lockHad, type Had } from './promises/store';
import { weightKey } from './rules';
import { isPlaying } from './playing';
import type { Campaign, Db } from './store';

/** SPEC §4: the deposits that have been made, as far as bonuses go by them. */
const MADE: readonly TransactionStatus[] = ['complete', 'pending_wager', 'rejected', 'wager_zeroing'];
const DEPOSITS = bonusTypeCode('Deposits');

/** What is asked about a campaign for a player. */
export interface Asked {
  currency: Currency;
  /** Of the deposit that brings it, minor units; left out while nobody has said. */
  amount?: bigint;
  /** It was promised when a deposit was made for it: schedule, segment, budget, number of the deposit and first play are settled. */
  promised?: boolean;
  /** An operator, or what somebody did before, has settled schedule, segment and number of the deposit. */
  chosen?: boolean;
  /** An operator lets the player have it once more, or for less than its least deposit. */
  excepted?: boolean;
}

/** What is known of a player when several campaigns are looked at. */
export interface Standing {
  playerId: string;
  /** What the player's law says of bonuses. */
  law: LicensedBonusLaw | null;
  /** ISO 3166-1 alpha-2; null for who is not known. */
  country: string | null;
  /** Under a law that lets a player have one bonus before the first play: whether they have played, or have one. */
  hasBegun: boolean;
  /** Whether the account is open, and takes no break. */
  isActive: boolean;
  /** Which of the player's deposits the next one is; 1 for the first. */
  numberOfNext: number;
  had: ReadonlyMap<string, Had>;
}

/**
 * Whether a player may have a bonus. What is offered, what a code stands for, what a deposit is made for, and what is given
 * all go by this one rule: what was accepted is given.
 */
export interface MayHave {
  /** A campaign as a player is told of it, and as it is given: what the law leaves of it. */
  termsFor(campaign: Campaign, standing: { law: BonusLaw | null }): Campaign;
  /** How many deposits a player has made, as far as bonuses go by them. */
  countMade(on: Db, playerId: string): Promise<number>;
  standingOf(on: Db, playerId: string): Promise<Standing>;
  /** @returns why not; null when they may. Nothing is locked or written. */
  whyNot(on: Db, campaign: Campaign, standing: Standing, asked: Asked): Promise<BonusRefusal | null>;
  /**
   * The same in the moment of giving, but for deposits that are under way: until the transaction ends nobody else gives
   * the campaign to this player in any currency, or one of those that a person has once to somebody like them. Who seems
   * to be the same person is written down for the office. Under the wallet's lock.
   * @returns why not, or its terms for this player
   */
  whyNotNow(
    trx: Db,
    campaign: Campaign,
    playerId: string,
    asked: Asked,
  ): Promise<{ why: BonusRefusal } | { why: null; terms: Campaign }>;
}

interface MayHaveParts {
  audience: Pick<Audience, 'whyNotFor' | 'seemsToHaveHad' | 'refuseSecond'>;
  identity: Pick<IdentityService, 'player'>;
  jurisdictions: Pick<JurisdictionsService, 'bonusLaw' | 'playLaw'>;
  ledger: Pick<LedgerService, 'countDeposits'>;
}

/** Whether a campaign is for the player's next deposit; one without a range is for any. */
const isForDeposit = (next: number, { depositsFrom, depositsTo }: Campaign): boolean =>
  depositsFrom === null || depositsTo === null || (depositsFrom <= next && next <= depositsTo);

export function createMayHave(
  { clock }: Pick<Kernel, 'clock'>,
  { audience, identity, jurisdictions, ledger }: MayHaveParts,
): MayHave {
  const isOnOffer = ({ active, startsAt, endsAt }: Campaign) => {
    const now = clock.now();
    return active && !(startsAt && startsAt > now) && !(endsAt && endsAt <= now);
  };

  const countMade = (on: Db, playerId: string) => ledger.countDeposits(playerId, MADE, on);

  const standingOf = async (on: Db, playerId: string): Promise<Standing> => {
    const player = await identity.player(playerId, on);
    const law = player ? jurisdictions.bonusLaw(player.country, clock.now()) : null;
    return {
      playerId,
      law,
      country: player?.country ?? null,
      hasBegun: law?.firstPlayOnly === true && (await hasBegun(on, playerId)),
      isActive: isPlaying(player, clock.now()),
      numberOfNext: (await countMade(on, playerId)) + 1,
      had: await countHad(on, playerId),
    };
  };

  /** Whether a free spin is worth more than a round of slots may cost where the player lives: none of them could be played. */
  const isSpinTooHigh = async (
    on: Db,
    { freeSpins }: Pick<Campaign, 'freeSpins'>,
    spin: bigint,
    { playerId, country, currency }: Pick<Standing, 'playerId' | 'country'> & Pick<Asked, 'currency'>,
  ) => {
    if (freeSpins === 0) return false;
    const now = clock.now();
    const most = await mostSlotStake(on, jurisdictions.playLaw(country, now), { playerId, currency }, now);
    return most !== null && spin > most;
  };

  /** All that is asked but for the person. */
  const ofAccount = async (
    on: Db,
    campaign: Campaign,
    { playerId, country, isActive, numberOfNext, had, hasBegun: begun }: Standing,
    { currency, amount, promised = false, chosen = false, excepted = false }: Asked,
    given: (had: Had) => number,
  ): Promise<BonusRefusal | null> => {
    const isSettled = promised || chosen;
    if (!isSettled && !isOnOffer(campaign)) return 'unavailable';
    if (!isActive) return 'account';
    const notFor = isSettled ? null : await audience.whyNotFor(on, campaign, { playerId, currency });
    if (notFor !== null) return notFor;
    const theirs = had.get(campaign.id) ?? { given: 0, open: 0 };
    if (!excepted && theirs.given >= campaign.grantsPerPlayer) return 'used';
    if (!excepted && given(theirs) >= campaign.grantsPerPlayer) return 'open';
    if (begun && !promised) return 'first_play';
    const amounts = campaign.amounts[currency];
    if (!amounts) return 'other_currency';
    const spin = BigInt(amounts.freeSpinBet);
    if (!promised && (await isSpinTooHigh(on, campaign, spin, { playerId, country, currency })))
      return 'spin_stake';
    const isByDeposit = campaign.type === DEPOSITS;
    if (isByDeposit && !isSettled && !isForDeposit(numberOfNext, campaign)) return 'other_deposit';
    const isTooLittle = !excepted && amount !== undefined && amount < BigInt(amounts.minDeposit);
    return isTooLittle ? 'below_minimum' : null;
  };

  const termsFor: MayHave['termsFor'] = (campaign, { law }) => underLaw(law, campaign, weightKey);

  return {
    termsFor,
    countMade,
    standingOf,

    async whyNot(on, campaign, standing, asked) {
      const why = await ofAccount(on, campaign, standing, asked, ({ given, open }) => given + open);
      if (why !== null || !campaign.oncePerPerson) return why;
      return (await audience.seemsToHaveHad(on, standing.playerId)) ? 'one_per_person' : null;
    },

    async whyNotNow(trx, campaign, playerId, asked) {
      await lockHad(trx, playerId, campaign.id);
      const standing = await standingOf(trx, playerId);
      const why = await ofAccount(trx, campaign, standing, asked, ({ given }) => given);
      if (why !== null) return { why };
      const isSecond = campaign.oncePerPerson && (await audience.refuseSecond(trx, campaign, playerId));
      return isSecond ? { why: 'one_per_person' } : { why: null, terms: termsFor(campaign, standing) };
    },
  };
}

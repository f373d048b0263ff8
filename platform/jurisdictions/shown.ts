import { HARM_LAW, HARM_SIGNS, type HarmDemand, type HarmLevel, type HarmSign } from '@/lib/domain/harm';
import type { GameFamily } from '@/lib/domain/game-themes';
import { PLAY_LAW } from '@/lib/domain/play-law';
import { LIMIT_PERIODS, LIMITS_LAW, type LimitPeriod } from '@/lib/domain/player-limits';
import type { RegisterName } from '@/lib/domain/registers';
import type { RuleBook } from '@/lib/domain/rule-books';
import { rulesOn } from './rules';
import type { Activity, Jurisdiction, Proof } from './types';

/** A profile as it holds on a day, for people. Amounts are euro's minor units. */
export interface ShownProfile {
  code: RuleBook;
  validFrom: string;
  proofs: Readonly<Record<Activity, readonly Proof[]>>;
  provedDemo: boolean;
  jackpots: boolean;
  wheel: boolean;
  withheld: readonly GameFamily[];
  register: RegisterName | null;
  limits: {
    raiseAfterHours: number;
    raiseAfterPeriod: boolean;
    required: readonly LimitPeriod[];
    most: { period: LimitPeriod; amount: bigint }[];
    net: { period: LimitPeriod; most: bigint; youngBelow: number; youngMost: bigint } | null;
  };
  play: {
    slotMs: number | null;
    otherMs: number | null;
    autoplay: boolean;
    turbo: boolean;
    mostStake: { amount: bigint; youngBelow: number | null; youngAmount: bigint | null } | null;
    checkMinutes: number | null;
    pause: { afterMinutes: number; forMinutes: number } | null;
    oneGame: boolean;
    stopEverywhere: boolean;
  };
  bonus: {
    mostWagering: number | null;
    leastDays: number | null;
    firstPlayOnly: boolean;
    oneProduct: boolean;
  };
  harm: {
    thresholds: { sign: HarmSign; noticed: number; serious: number }[];
    demands: Readonly<Record<HarmLevel, readonly HarmDemand[]>>;
  };
}

/** With whose players it holds for. */
export interface HeldProfile extends ShownProfile {
  /** Whether it holds for anybody. */
  isInForce: boolean;
  /** ISO 3166-1 alpha-2; of the base, those that are named: it holds for every other country, too. */
  countries: readonly string[];
}

/** A profile as it holds on a day. */
export function shownProfile(profile: Jurisdiction, at: Date): ShownProfile {
  const rules = rulesOn(profile, at);
  const { limits = LIMITS_LAW, play = PLAY_LAW, bonus = {}, harm = {} } = rules;
  const { net, most = {} } = limits;
  const { mostSlotStake: stake, pause } = play;
  return {
    code: profile.code,
    validFrom: rules.validFrom,
    proofs: rules.proofs,
    provedDemo: rules.provedDemo ?? false,
    jackpots: rules.jackpots,
    wheel: rules.wheel ?? true,
    withheld: rules.withheld ?? [],
    register: rules.register?.name ?? null,
    limits: {
      raiseAfterHours: limits.raiseAfterHours,
      raiseAfterPeriod: limits.raiseAfterPeriod ?? false,
      required: limits.required ?? [],
      most: LIMIT_PERIODS.flatMap((period) => {
        const amount = most[period];
        return amount === undefined ? [] : [{ period, amount }];
      }),
      net: net
        ? { period: net.period, most: net.most, youngBelow: net.young.below, youngMost: net.young.most }
        : null,
    },
    play: {
      slotMs: play.cycle?.slotMs ?? null,
      otherMs: play.cycle?.otherMs ?? null,
      autoplay: play.autoplay,
      turbo: play.turbo,
      mostStake: stake
        ? {
            amount: stake.amount,
            youngBelow: stake.young?.below ?? null,
            youngAmount: stake.young?.amount ?? null,
          }
        : null,
      checkMinutes: play.checkMinutes ?? null,
      pause: pause ? { afterMinutes: pause.afterMinutes, forMinutes: pause.forMinutes } : null,
      oneGame: play.oneGame ?? false,
      stopEverywhere: play.stopEverywhere ?? false,
    },
    bonus: {
      mostWagering: bonus.mostWagering ?? null,
      leastDays: bonus.leastDays ?? null,
      firstPlayOnly: bonus.firstPlayOnly ?? false,
      oneProduct: bonus.oneProduct ?? false,
    },
    harm: {
      thresholds: HARM_SIGNS.map((sign) => ({ sign, ...HARM_LAW.thresholds[sign] })),
      demands: { noticed: harm.demands?.noticed ?? [], serious: harm.demands?.serious ?? [] },
    },
  };
}

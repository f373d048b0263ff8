'use client';

import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useDebounced } from '@/lib/browser/use-debounced';
import type { BonusTaking } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { promoCodeOf, typedPromoCode } from '@/lib/domain/promo-code';
import type { Currency } from '@/lib/money/money';
import { DEPOSIT_BONUSES_KEY } from '../api/get-me-deposit-bonuses';
import { usePromoCode } from '@/endpoints/get-me-promo-codes-code';
import {
  bonusByCode,
  givenBy,
  mayBeSent,
  minimumOf,
  raisedTo,
  stateOfCode,
  tilesOf,
  type CodeState,
  type DepositBonus,
  type DepositOffers,
  type Given,
} from '../domain/bonus-choice';

/** SPEC §9: how long after the last key a promo code is asked about. Milliseconds. */
const ASKED_AFTER_MS = 300;

interface BonusChoiceOptions {
  offers: DepositOffers;
  currency: Currency;
  /** The promo code as typed. */
  code: string;
  setCode: (code: string) => void;
  /** Of the deposit, minor units; 0 while nothing that can be read is typed. */
  minor: number;
  /** Puts an amount into its field, minor units. */
  raise: (minor: number) => void;
  /** Whether the code that the form begins with stands for a bonus that was asked for, and was not typed. */
  begun: boolean;
  /** Whether the deposit is being made: from then on its own reservation would be told as "used already". */
  sending: boolean;
}

export interface BonusChoice {
  state: CodeState;
  tiles: readonly DepositBonus[];
  /** The bonus that the deposit brings as it stands. */
  bonus: DepositBonus | null;
  given: Given | null;
  /** What is sent along; undefined for none. */
  promocode: string | undefined;
  /** How the bonus is taken when the deposit is there; null while the player has not said. */
  taking: BonusTaking | null;
  take: (taking: BonusTaking | null) => void;
  ready: boolean;
  choose: (bonus: DepositBonus | null) => void;
  type: (code: string) => void;
  /** Takes back a bonus that the amount has become too small for. A code that was typed stays, and says so. */
  settle: (minor: number) => void;
  /** Raises the amount to what the bonus of the code is given for. */
  raise: () => void;
  askAgain: () => void;
  /** Asks anew what is on offer and what the code stands for, after the platform has refused it. */
  renew: () => void;
}

/** Which bonus a deposit is made for: a tile and the promo code beside it are two ways to say the same. */
export function useBonusChoice({
  offers,
  currency,
  code,
  setCode,
  minor,
  raise,
  begun,
  sending,
}: BonusChoiceOptions): BonusChoice {
  const language = LANGUAGE_CODES[useLocale()];
  const client = useQueryClient();
  // Whether a tile wrote the code: then it goes with its tile.
  const [filled, setFilled] = useState(begun);
  const [taking, take] = useState<BonusTaking | null>(null);
  const typed = promoCodeOf(code);
  const settled = useDebounced(typed, ASKED_AFTER_MS);
  const asked = usePromoCode(typed === settled ? settled : '', language, sending);
  const state = stateOfCode({
    ...{ typed, answer: asked.data, problem: asked.error, offers, currency, minor },
  });
  const bonus = state.is === 'valid' ? state.bonus : null;
  const raiseFor = (wanted: DepositBonus | undefined) => {
    const least = raisedTo(minor, wanted, currency);
    if (least > minor) raise(least);
  };
  return {
    state,
    tiles: tilesOf(offers, state),
    bonus,
    given: bonus && givenBy(bonus, minor, currency),
    promocode: typed !== '' && mayBeSent(state) ? typed : undefined,
    taking,
    take,
    // A code that a tile wrote is no longer meant once the amount is below its bonus.
    ready: mayBeSent(state) || (filled && state.is === 'tooLittle'),
    choose(wanted) {
      setFilled(wanted !== null);
      setCode(wanted?.promocode ?? '');
      if (wanted) raiseFor(wanted);
    },
    type(next) {
      setFilled(false);
      setCode(typedPromoCode(next));
      raiseFor(bonusByCode(offers.bonuses, next));
    },
    settle(next) {
      const chosen = state.is === 'valid' || state.is === 'tooLittle' ? state.bonus : null;
      if (filled && chosen && next < minimumOf(chosen, currency)) setCode('');
    },
    raise: () => raiseFor(state.is === 'tooLittle' ? state.bonus : undefined),
    askAgain: () => void asked.refetch(),
    renew() {
      void client.invalidateQueries({ queryKey: DEPOSIT_BONUSES_KEY });
      void asked.refetch();
    },
  };
}

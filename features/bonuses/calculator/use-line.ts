import { useQuery } from '@tanstack/react-query';
import { askLine } from './ask-line';
import type { LineQuestion } from './line';

/** The numbers of a bonus' line; null where there is no money to wager, undefined while they are worked out. */
export function useLine({ terms, currency, deposit }: LineQuestion) {
  const question = { terms: onlyOf(terms), currency, deposit };
  const { data, isError } = useQuery({
    queryKey: ['true-cost-line', question],
    queryFn: () => askLine(question),
    staleTime: Infinity,
    retry: false,
    // Another amount of the same bonus: the line before stands until the new one is there.
    placeholderData: (before) => before,
  });
  return { figures: data, isError };
}

/** What the worker needs of a bonus, and nothing else: words and pictures would be copied along. */
function onlyOf({
  type,
  percent,
  wagering,
  toWager,
  basis,
  weights,
  maxBonus,
  minDeposit,
  maxBet,
  maxWin,
}: LineQuestion['terms']): LineQuestion['terms'] {
  return {
    ...(type !== undefined && { type }),
    percent,
    wagering,
    ...(toWager && { toWager }),
    basis: basis ?? null,
    weights: weights ?? null,
    maxBonus,
    minDeposit,
    maxBet: maxBet ?? null,
    maxWin: maxWin ?? null,
  };
}

import { z } from '@hono/zod-openapi';
import { DEPOSIT_REFUSALS } from '@/lib/domain/bonuses';
import type { LanguageCode } from '@/lib/domain/locales';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@/lib/domain/transactions';
import { toSafeMinor } from '@/lib/money/money';
import { currencySchema } from '../kernel/schemas';
import { presentTransaction, transactionSchema } from '../ledger/service';
import type { HistorySums, PlaySums, Round, RoundDetail, Statement, TransactionDetail } from './service';

const minor = (description: string) =>
  z.int().openapi({ description: `${description} Minor units.`, example: 1250 });

export const roundSchema = z
  .object({
    gameId: z.string().openapi({ description: 'The game’s id.', example: 'g107' }),
    roundId: z.string().openapi({ description: 'As the studio counts its rounds.', example: 'r-88120437' }),
    currency: currencySchema,
    staked: minor('All stakes, bonus money included, without what was given back.'),
    returned: minor('What was given back of the stakes.'),
    won: minor('All wins.'),
    net: minor('Wins less stakes.'),
    stakes: z.int().openapi({ description: 'How many stakes it has.', example: 1 }),
    freeSpins: z.int().openapi({
      description: 'How many of its stakes were free spins: they cost nothing.',
      example: 0,
    }),
    closed: z.boolean().openapi({ description: 'Whether the studio has ended it.', example: true }),
    beganAt: z.iso
      .datetime()
      .openapi({ description: 'When its first stake was taken.', example: '2026-11-24T13:51:04.000Z' }),
    endedAt: z.iso
      .datetime()
      .openapi({ description: 'When something moved in it last.', example: '2026-11-24T13:52:02.000Z' }),
  })
  .openapi('Round', { description: 'One round of a game: what was staked, and what came of it.' });

export const presentRound = ({
  staked,
  returned,
  won,
  beganAt,
  endedAt,
  ...rest
}: Round): z.output<typeof roundSchema> => ({
  ...rest,
  staked: toSafeMinor(staked - returned),
  returned: toSafeMinor(returned),
  won: toSafeMinor(won),
  net: toSafeMinor(won - staked + returned),
  beganAt: beganAt.toISOString(),
  endedAt: endedAt.toISOString(),
});

export const roundDetailSchema = z
  .object({
    round: roundSchema,
    transactions: z
      .array(transactionSchema)
      .openapi({ description: 'What moved in it, the oldest first; at most 500.' }),
  })
  .openapi('RoundDetail');

export const presentRoundDetail = ({ round, transactions }: RoundDetail) => ({
  round: presentRound(round),
  transactions: transactions.map(presentTransaction),
});

const sumFields = {
  currency: currencySchema,
  staked: minor('What was staked in rounds that began then.'),
  won: minor('What these rounds won.'),
  net: minor('Wins less stakes.'),
  rounds: z.int().openapi({ description: 'How many rounds began then.', example: 42 }),
};

const presentSums = ({ currency, staked, won, rounds }: PlaySums) => ({
  currency,
  staked: toSafeMinor(staked),
  won: toSafeMinor(won),
  net: toSafeMinor(won - staked),
  rounds,
});

export const daySchema = z
  .object({
    day: z.iso.date().openapi({ description: 'In the time zone that was asked for.', example: '2026-11-24' }),
    ...sumFields,
  })
  .openapi('DayOfPlay');

export const presentDay = ({ day, ...sums }: PlaySums & { day: string }) => ({ day, ...presentSums(sums) });

const historySumsFields = {
  ...sumFields,
  deposited: minor('Deposits that are complete.'),
  withdrawn: minor('Withdrawals that are paid out.'),
};

export const historySumsSchema = z.object(historySumsFields).openapi('HistorySums');

export const presentHistorySums = ({ deposited, withdrawn, ...sums }: HistorySums) => ({
  ...presentSums(sums),
  deposited: toSafeMinor(deposited),
  withdrawn: toSafeMinor(withdrawn),
});

export const statementSchema = z
  .object({
    ...historySumsFields,
    opening: minor('The real balance at the first moment.'),
    closing: minor('The real balance after the last one.'),
    play: minor('What play did to it; below 0 when it fell.'),
    moves: z
      .array(z.object({ type: z.enum(TRANSACTION_TYPES), amount: minor('Below 0 when the balance fell.') }))
      .openapi({ description: 'What else did, by type. With `play` it is the difference of both balances.' }),
  })
  .openapi('Statement');

export const presentStatement = ({ opening, closing, play, moves, ...sums }: Statement) => ({
  ...presentHistorySums(sums),
  opening: toSafeMinor(opening),
  closing: toSafeMinor(closing),
  play: toSafeMinor(play),
  moves: moves.map(({ type, amount }) => ({ type, amount: toSafeMinor(amount) })),
});

export const transactionDetailSchema = z
  .object({
    transaction: transactionSchema,
    steps: z
      .array(z.object({ status: z.enum(TRANSACTION_STATUSES), at: z.iso.datetime() }))
      .openapi({ description: 'The states that it came to, in order.' }),
    moves: z
      .array(
        z.object({
          account: z
            .enum(['real', 'bonus', 'held'])
            .openapi({ description: 'Which of the player’s accounts.', example: 'real' }),
          amount: minor('Below 0 when the account’s balance fell.'),
          at: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'What it did to the player’s accounts, in order.' }),
    bonus: z
      .object({
        id: z.string(),
        name: z.string(),
        refused: z.enum(DEPOSIT_REFUSALS).nullable().openapi({
          description: 'Why the completed deposit came without it; null while it may come, or has come.',
          example: null,
        }),
      })
      .nullable()
      .openapi({ description: 'The bonus that a deposit was made for, in the player’s language.' }),
  })
  .openapi('TransactionDetail');

export const presentTransactionDetail = (
  { transaction, steps, moves, bonus }: TransactionDetail,
  language: LanguageCode,
) => ({
  bonus: bonus && {
    id: bonus.id,
    name: bonus.name[language] ?? bonus.name.en,
    refused: bonus.refused,
  },
  transaction: presentTransaction(transaction),
  steps: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
  moves: moves.map(({ account, amount, at }) => ({
    account,
    amount: toSafeMinor(amount),
    at: at.toISOString(),
  })),
});

import { z } from '@hono/zod-openapi';
import { DEPOSIT_REFUSALS } from '@/lib/domain/bonuses';
import { HIT_KINDS, REFUSAL_DECISIONS } from '@/lib/domain/campaigns';
import { toSafeMinor } from '@/lib/money/money';
import type { ListedGrant, ListedHit } from '../bonuses/service';
import { currencySchema } from '../kernel/schemas';
import { campaignId, minor, moment, text } from './campaign-schemas';
import type { Named } from './types';

const ID = '2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11';

const times = (description: string, example: number) => z.int().openapi({ description, example });

/** How often the engine's guards have met a player's bonus, added up. */
export const guardFields = {
  refusedStakes: times('Stakes that were refused as above its largest.', 3),
  refusedAmount: minor('What they would have been.', 4_500),
  coveredRounds: times('Rounds that counted nothing, since their bets covered each other.', 2),
  coveredAmount: minor('What they would have counted.', 4_000),
};

export const presentGuards = (
  grant: Pick<ListedGrant, 'refusedStakes' | 'refusedAmount' | 'coveredRounds' | 'coveredAmount'>,
) => ({
  refusedStakes: Number(grant.refusedStakes),
  refusedAmount: toSafeMinor(grant.refusedAmount),
  coveredRounds: Number(grant.coveredRounds),
  coveredAmount: toSafeMinor(grant.coveredAmount),
});

/** What a guard has done, and what was decided about it. */
export const hitSchema = z
  .object({
    kind: z.enum(HIT_KINDS).openapi({
      description:
        '`deposit`: one came without its bonus. `deposit_back`: a bonus ended, since its deposit went back. `covering`: rounds counted ' +
        'nothing, since their bets covered each other. `max_bet`: stakes above the largest were refused.',
      example: 'covering',
    }),
    id: z.uuid().openapi({ description: 'The deposit of `deposit`, else the player’s bonus.', example: ID }),
    campaign: campaignId(),
    name: text('What the campaign is called in English.', 'Birthday bonus'),
    playerId: z.uuid().openapi({ description: 'The player.', example: ID }),
    email: text('Their address; null when they were erased.', 'mara@example.org').nullable(),
    reason: z
      .enum(DEPOSIT_REFUSALS)
      .nullable()
      .openapi({ description: 'Why a deposit brought no bonus; null for other kinds.', example: null }),
    times: times('How many rounds or stakes it is about; 1 for other kinds.', 2),
    amount: minor(
      'The deposit, the bonus money, what rounds would have counted, or what stakes would have been.',
      4_000,
    ),
    currency: currencySchema,
    at: moment('When the guard met it last.'),
    decisions: z.array(z.enum(REFUSAL_DECISIONS)).openapi({
      description:
        'What can be decided. Nothing where it was, or where it hangs on the decision about a second account.',
      example: ['stands', 'given'],
    }),
    decision: z.enum(REFUSAL_DECISIONS).nullable().openapi({
      description:
        '`stands`: the guard was right; `given`: the player has what it kept; null while nobody has decided.',
      example: null,
    }),
    decidedBy: text('Address of who decided, or their id.', 'jonas@parlour.example').nullable(),
    decidedAt: moment('When.').nullable(),
    why: text('Why so.', 'The bank was late.').nullable(),
  })
  .openapi('GuardHit');

export const presentHit = ({
  operatorEmail,
  bonusId,
  name,
  times: number,
  amount,
  at,
  decidedAt,
  decidedBy,
  ...row
}: Named<ListedHit>) => ({
  ...row,
  campaign: bonusId,
  name: name.en,
  times: Number(number),
  amount: toSafeMinor(amount),
  at: at.toISOString(),
  decidedBy: operatorEmail ?? decidedBy,
  decidedAt: decidedAt?.toISOString() ?? null,
});

'use client';

import { TIME_OUTS } from '@/lib/domain/breaks';
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind } from '@/lib/domain/player-limits';
import type { CareDeed } from '@/lib/domain/harm';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { decimalToMinor, isCurrency } from '@/lib/money/money';
import { careFor, type Care } from '../../api/post-players-id-care';
import { DeedForm, type DeedField, type DeedValues } from '../parts/deed-form';
import { FieldProblems } from '../parts/field-problems';
import { LENGTH_WORDS, LIMIT_WORDS, PERIOD_WORDS } from './protection-words';

interface CareWords {
  title: string;
  button: string;
  note: string;
  said: string;
  isDangerous?: boolean;
}
/** What each deed says before it is done, and after. */
const WORDS: Record<CareDeed, CareWords> = {
  message: {
    title: 'Write what was noticed',
    button: 'Send the letter',
    note: 'The player gets a letter in their language: what shows now, how to set limits or take a break, and who helps.',
    said: 'The letter is on its way.',
  },
  call: {
    title: 'Write a call down',
    button: 'Write it down',
    note: 'Say whether the player was reached, and what came of it.',
    said: 'The call is written down.',
  },
  note: {
    title: 'Write a note',
    button: 'Write it down',
    note: 'For colleagues.',
    said: 'The note is written down.',
  },
  suggest_limit: {
    title: 'Suggest a limit',
    button: 'Send the suggestion',
    note: 'The player gets a letter in their language, and sets the limit or not.',
    said: 'The suggestion is on its way.',
  },
  set_limit: {
    title: 'Set a limit',
    button: 'Set the limit',
    note: 'It holds at once. The player can lower it, not raise it, and gets a letter. A lower one of their own stays.',
    said: 'The limit holds.',
    isDangerous: true,
  },
  lift_limit: {
    title: 'Let the player choose a limit again',
    button: 'Lift it',
    note: 'The limit stays as it is; the player may raise it as the law lets.',
    said: 'The limit is the player’s own again.',
  },
  time_out: {
    title: 'Order a break',
    button: 'Begin the break',
    note: 'It holds at once and can’t be made shorter: nothing is played or paid in, open rounds settle, money can be withdrawn. The player gets a letter.',
    said: 'The break has begun.',
    isDangerous: true,
  },
  deposit_stop: {
    title: 'Stop deposits',
    button: 'Stop deposits',
    note: 'Nothing is paid in from now on. The player gets a letter, and plays on with what is there.',
    said: 'Deposits are stopped.',
    isDangerous: true,
  },
  deposit_free: {
    title: 'Let deposits go on',
    button: 'Let them go on',
    note: 'The player gets a letter.',
    said: 'Deposits are possible again.',
  },
  marketing_stop: {
    title: 'Stop offers',
    button: 'Stop offers',
    note: 'No letters about promotions or bonuses, and no new bonuses from campaigns. The player gets a letter and a message.',
    said: 'Offers are stopped.',
  },
  marketing_free: {
    title: 'Let offers go on',
    button: 'Let them go on',
    note: 'Letters that the player wants are sent again, and campaigns are open to them. The player gets a letter and a message.',
    said: 'Offers go on.',
  },
};
export const careTitle = (deed: CareDeed): string => WORDS[deed].title;

const CELL: readonly DeedField[] = [
  {
    name: 'limit',
    label: 'What',
    kind: 'select',
    options: LIMIT_KINDS.map((one) => [one, LIMIT_WORDS[one]]),
  },
  {
    name: 'period',
    label: 'In which time',
    kind: 'select',
    options: LIMIT_PERIODS.map((one) => [one, PERIOD_WORDS[one]]),
  },
];
const fieldsOf = (deed: CareDeed, currency: string): readonly DeedField[] => {
  if (deed === 'lift_limit') return CELL;
  if (deed === 'time_out') {
    return [
      {
        name: 'length',
        label: 'How long',
        kind: 'select',
        options: TIME_OUTS.map((one) => [one, LENGTH_WORDS[one]]),
      },
    ];
  }
  if (deed !== 'set_limit' && deed !== 'suggest_limit') return [];
  const amount = {
    label: `Amount in ${currency}; of time, hours`,
    hint: 'With a point or a comma: 50.00, or 1.5 hours',
  };
  return [...CELL, { name: 'amount', required: true, maxLength: 16, ...amount }];
};

/** Minor units, or seconds. @throws FieldProblems */
function amountOf(typed: string, kind: LimitKind, currency: string): number {
  if (kind === 'time') {
    const hours = Number(typed.replace(',', '.'));
    if (!Number.isFinite(hours) || hours < 0) throw new FieldProblems({ amount: 'Hours like 1.5.' });
    return Math.round(hours * 3600);
  }
  const amount = isCurrency(currency) ? decimalToMinor(typed, currency) : null;
  if (amount === null) throw new FieldProblems({ amount: 'An amount like 50.00.' });
  return amount;
}

/** What was typed, as the platform takes it. @throws FieldProblems */
export function readCare(deed: CareDeed, values: DeedValues, currency: string): Care {
  const { reason = '' } = values;
  const limit = LIMIT_KINDS.find((one) => one === values.limit) ?? 'deposit';
  const period = LIMIT_PERIODS.find((one) => one === values.period) ?? 'day';
  switch (deed) {
    case 'set_limit':
    case 'suggest_limit':
      return { kind: deed, limit, period, amount: amountOf(values.amount ?? '', limit, currency), reason };
    case 'lift_limit':
      return { kind: deed, limit, period, reason };
    case 'time_out':
      return { kind: deed, length: TIME_OUTS.find((one) => one === values.length) ?? '24h', reason };
    case 'message':
    case 'call':
    case 'note':
    case 'deposit_stop':
    case 'deposit_free':
    case 'marketing_stop':
    case 'marketing_free':
      return { kind: deed, reason };
  }
}

/** One thing that is done about a player. @param onDone what came of it */
export function CareForm({
  playerId,
  deed,
  currency,
  onDone,
  onCancel,
}: {
  playerId: string;
  deed: CareDeed;
  /** Of the account. */
  currency: string;
  onDone: (words: string) => void;
  onCancel: () => void;
}) {
  const keys = useIdempotencyKey();
  const { title, button, note, said, isDangerous = false } = WORDS[deed];
  return (
    <DeedForm
      keep={`care ${playerId} ${deed}`}
      keys={keys}
      title={title}
      button={button}
      isDangerous={isDangerous}
      fields={fieldsOf(deed, currency)}
      check={(values) => readCare(deed, values, currency)}
      onSubmit={(values, keyOf) => {
        const care = readCare(deed, values, currency);
        return careFor(playerId, care, keyOf({ playerId, ...care }));
      }}
      onDone={() => onDone(said)}
      onCancel={onCancel}
    >
      <p>{note}</p>
    </DeedForm>
  );
}

'use client';

import { useState } from 'react';
import type { ApiCode } from '@/lib/domain/api-codes';
import { isApiProblem } from '@/lib/http/problem';
import type { CurrencyRate } from '../../api/get-rates';
import { askForRate } from '../../api/post-rates';
import { DeedForm } from '../parts/deed-form';

/** A constant of its own: the table of all codes would weigh on every page. */
const CONFIRMATION_REQUIRED = 'client_api_33' satisfies ApiCode;

/** Another rate, which a colleague has to agree to. A jump is said in words, and asked for by a second press. */
export function RateForm({ rate, onDone }: { rate: CurrencyRate; onDone: () => void }) {
  /** The rate that was said to be a jump. */
  const [jump, setJump] = useState('');
  return (
    <DeedForm
      isStanding
      keep={`rate ${rate.currency}`}
      title={`Another rate of ${rate.currency}`}
      button={jump === '' ? 'Ask for it' : `Yes, ask for ${jump}`}
      isDangerous={jump !== ''}
      fields={[
        {
          name: 'perEuro',
          label: `${rate.currency} for one euro`,
          hint: 'With a point and at most eight decimals.',
          value: rate.perEuro,
          required: true,
          maxLength: 16,
        },
      ]}
      onSubmit={async ({ perEuro = '', reason = '' }) => {
        const confirmed = jump !== '' && jump === perEuro;
        setJump('');
        try {
          await askForRate({ currency: rate.currency, perEuro, confirmed, reason });
        } catch (error) {
          if (isApiProblem(error) && error.code === CONFIRMATION_REQUIRED) setJump(perEuro);
          throw error;
        }
      }}
      onDone={onDone}
    >
      <p>{`It is ${rate.perEuro} now. The new one holds once a colleague has agreed.`}</p>
    </DeedForm>
  );
}

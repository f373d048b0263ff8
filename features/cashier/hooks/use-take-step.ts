'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { leaveFor } from '@/lib/browser/leave';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { postForm, postInBackground } from '@/lib/browser/post-form';
import { depositKey, type Deposit } from '../api/get-deposits-id';
import { OPEN_DEPOSITS_KEY } from '../api/get-deposits';
import { nextStepOf } from '../domain/next-step';

/** What became of the page: it is being left, a modal has been opened on it, or nothing is to be done. */
export type StepTaken = 'left' | 'opened' | 'over';

/** Does what a deposit asks for: opens its modal, or leads to the payment company. */
export function useTakeStep(): (deposit: Deposit) => Promise<StepTaken> {
  const open = useOpenModal();
  const client = useQueryClient();
  return useCallback(
    async (deposit) => {
      const step = nextStepOf(deposit);
      const { id: depositId } = deposit;
      // The modal begins with what is known, and asks again by itself.
      if (step.kind !== 'over') client.setQueryData(depositKey(depositId), deposit);
      const listAnew = () => void client.invalidateQueries({ queryKey: OPEN_DEPOSITS_KEY });
      switch (step.kind) {
        case 'over':
          return 'over';
        case 'modal':
          open(step.modal, { depositId });
          listAnew();
          return 'opened';
        case 'post':
          postForm(step.address, step.params);
          return 'left';
        case 'leave':
          leaveFor(step.address);
          return 'left';
        case 'background':
          try {
            await postInBackground(step.address, step.params);
          } catch (error) {
            // SPEC §8: the failure is logged, and its page says what can be done.
            console.error('The payment form was not taken.', error);
            if (!step.failUrl) throw error;
            leaveFor(step.failUrl);
            return 'left';
          }
          open('DEPOSIT_HELLOCLEVER_RESULT', { depositId });
          listAnew();
          return 'opened';
      }
    },
    [client, open],
  );
}

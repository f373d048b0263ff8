'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import type { RefusalDecision } from '@/lib/domain/campaigns';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { GRANTS_KEY } from '../../api/get-bonuses';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Mark } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import styles from '../parts/parts.module.scss';
import own from '../players/player.module.scss';

/** What a decision is called where it is chosen, made, and has been made. */
export interface DecisionWords {
  choose: string;
  title: string;
  button: string;
  note: string;
  said: string;
  made: string;
}
/** In the order in which they are offered. */
export const DECISIONS: readonly RefusalDecision[] = ['stands', 'given'];

interface DecisionStepProps {
  /** Whose it is, in the names of the buttons. */
  name: string;
  /** Under which its reason is kept until it is sent. */
  keep: string;
  can: readonly RefusalDecision[];
  words: Readonly<Record<RefusalDecision, DecisionWords>>;
  /** Sends it. @returns the request that a colleague has to agree to; null when it is decided */
  send: (body: { decision: RefusalDecision; reason: string }, key: string) => Promise<string | null>;
  onDone: (words: string) => void;
}

/** Decides with a reason about what a guard of bonuses did. */
export function DecisionStep({ name, keep, can, words, send, onDone }: DecisionStepProps) {
  const may = useMay();
  const keys = useIdempotencyKey();
  const client = useQueryClient();
  const [decision, setDecision] = useState<RefusalDecision | null>(null);
  if (can.length === 0 || !may('decide:refusals')) return null;
  return (
    <Step of={decision ?? 'none'}>
      {decision ? (
        <DeedForm
          keep={`${keep} ${decision}`}
          keys={keys}
          title={words[decision].title}
          button={words[decision].button}
          onSubmit={async ({ reason = '' }, keyOf) => {
            const body = { decision, reason };
            const request = await send(body, keyOf(body));
            onDone(
              request === null
                ? words[decision].said
                : `${name}: a colleague has to agree now, under Approvals.`,
            );
          }}
          onDone={() => {
            setDecision(null);
            void client.invalidateQueries({ queryKey: APPROVALS_KEY });
            void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
            void client.invalidateQueries({ queryKey: GRANTS_KEY });
          }}
          onCancel={() => setDecision(null)}
        >
          <p>{words[decision].note}</p>
        </DeedForm>
      ) : (
        <span className={styles.buttons}>
          {DECISIONS.filter((one) => can.includes(one)).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.button}
              aria-label={`${words[one].choose}: ${name}`}
              onClick={() => setDecision(one)}
            >
              {words[one].choose} …
            </button>
          ))}
        </span>
      )}
    </Step>
  );
}

interface DecidedProps {
  words: Readonly<Record<RefusalDecision, DecisionWords>>;
  decision: RefusalDecision | null;
  decidedBy: string | null;
  decidedAt: string | null;
  why: string | null;
}

/** What was decided, by whom and why; nothing while it waits. */
export const Decided = ({ words, decision, decidedBy, decidedAt, why }: DecidedProps) =>
  decision && (
    <span className={own.note}>
      <Mark tone={decision === 'given' ? 'ok' : 'bad'}>{words[decision].made}</Mark> {decidedBy}
      {decidedAt && `, ${timeWords(decidedAt)}`}: {why}
    </span>
  );

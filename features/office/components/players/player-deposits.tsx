'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import type { RefundFailure, RefundState } from '@/lib/domain/refunds';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { playerKey } from '../../api/get-players-id';
import { usePlayerDeposits, type OfficeDeposit } from '../../api/get-players-id-deposits';
import { askForRefund } from '../../api/post-deposits-id-refund';
import { useMay, useOfficeMe } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Mark, type Tone } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { depositStatus, methodWords } from '../parts/deposit-words';
import { Failure, Loading } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import own from './player.module.scss';

const REFUND: Record<RefundState, { words: string; tone: Tone }> = {
  sending: { words: 'Refund is being sent', tone: 'wait' },
  sent: { words: 'Refund is with the company', tone: 'wait' },
  refunded: { words: 'Refunded', tone: 'ok' },
  failed: { words: 'Refund failed', tone: 'bad' },
};
const FAILURE: Record<RefundFailure, string> = {
  not_supported: 'The company can’t pay back to what was paid with.',
  not_refundable: 'The company says that there is nothing to send back.',
  charged_back: 'The payer’s bank took it back first.',
  other: 'The company did not send it, and does not say why.',
};

/** A player's latest deposits; a paid one can be refunded, by two. */
export function PlayerDeposits({
  id,
  onSaid,
}: {
  id: string;
  /** What just happened, in words. */
  onSaid: (words: string) => void;
}) {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = usePlayerDeposits(id);
  const [open, setOpen] = useState<string | null>(null);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the deposits" />;
  return (
    <Card title="Latest deposits">
      {data.length === 0 && <p className={own.none}>None.</p>}
      <ul className={own.lines}>
        {data.map((deposit) => (
          <li key={deposit.id}>
            <Step of={open === deposit.id ? 'refund' : 'shown'}>
              <Line deposit={deposit} />
              {open === deposit.id ? (
                <DeedForm
                  keep={`refund ${deposit.id}`}
                  title={`Refund ${money(deposit.received ?? deposit.amount, deposit.currency)}`}
                  button="Ask for the refund"
                  isDangerous
                  onSubmit={({ reason = '' }) => askForRefund(deposit.id, reason)}
                  onDone={() => {
                    setOpen(null);
                    onSaid('A colleague has to agree now, under Approvals.');
                    void client.invalidateQueries({ queryKey: playerKey(id) });
                    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
                  }}
                  onCancel={() => setOpen(null)}
                >
                  <p>
                    The whole deposit goes back the way it came, once a colleague agrees. What the player no
                    longer has is owed: it is collected later, and nothing is paid out until then.
                  </p>
                </DeedForm>
              ) : (
                <Refundable
                  deposit={deposit}
                  onOpen={() => {
                    onSaid('');
                    setOpen(deposit.id);
                  }}
                />
              )}
            </Step>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ deposit }: { deposit: OfficeDeposit }) {
  const { operatorId } = useOfficeMe();
  const { received, amount, currency, status, refund, asked } = deposit;
  const stands = depositStatus(status);
  const how = deposit.reversal === 'chargeback' ? 'Charged back' : stands.words;
  return (
    <>
      <b>
        {money(received ?? amount, currency)}, {methodWords(deposit.method)}
      </b>
      <span className={own.marks}>
        <Mark tone={stands.tone}>{how}</Mark>
        {deposit.isOwed && <Mark tone="bad">Owed: the balance did not cover it</Mark>}
        {deposit.isDisputed && <Mark tone="bad">In dispute</Mark>}
        {refund && <Mark tone={REFUND[refund.state].tone}>{REFUND[refund.state].words}</Mark>}
        {asked && <Mark tone="wait">Refund waits for a colleague</Mark>}
      </span>
      {asked && (
        <span className={own.note}>
          {asked.askedBy === operatorId ? 'You asked' : `${asked.askedByEmail ?? asked.askedBy} asked`}: “
          {asked.reason}”
        </span>
      )}
      {refund?.failure && <span>{FAILURE[refund.failure]}</span>}
      <small>
        {timeWords(deposit.createdAt)}, {deposit.id}
      </small>
    </>
  );
}

function Refundable({ deposit, onOpen }: { deposit: OfficeDeposit; onOpen: () => void }) {
  const may = useMay();
  const { status, isOwed, asked, refund } = deposit;
  const isUnderWay = refund !== null && refund.state !== 'failed';
  if (!may('decide:payments') || status !== 'complete' || isOwed || asked || isUnderWay) return null;
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} data-kind="danger" onClick={onOpen}>
        Refund …
      </button>
    </div>
  );
}

'use client';

import { useState } from 'react';
import type { Likeness, RefusalDecision } from '@/lib/domain/campaigns';
import { useRefusals, type BonusRefusal } from '../../api/get-bonus-refusals';
import { decideRefusal } from '../../api/post-campaigns-id-refusals-player-decision';
import { timeWords } from '../../state/when';
import { Decided, DECISIONS, DecisionStep, type DecisionWords } from './decision-step';
import { GuardCard, OfCampaign, useShown, Who } from './guard-card';

const LIKENESS_WORDS: Record<Likeness, string> = {
  instrument: 'paid in with the same card or account',
  name_birthday: 'have the same name and birthday',
  address: 'live at the same address',
  device: 'use the same browser on the same device',
};

const wordsFor = (name: string): Record<RefusalDecision, DecisionWords> => ({
  stands: {
    choose: 'It is one person',
    title: `It is one person: ${name} gets none`,
    button: 'It stands',
    note: 'Nothing is taken from anybody. The decision is kept with your reason.',
    said: `${name}: it stands.`,
    made: 'One person: stands',
  },
  given: {
    choose: 'Let them have it',
    title: `Let ${name} have it`,
    button: 'Let them have it',
    note: 'The two count as different people from now on, for every campaign. What was refused is given now; for a deposit campaign without a deposit, with the next one.',
    said: `${name} is not held up any more.`,
    made: 'Two people: they have it',
  },
});

/** Who was not given a bonus, by what they seem to be another player, and what was decided about that. */
export function SecondAccounts({ campaign }: { campaign?: string }) {
  const of = campaign === undefined ? {} : { campaign };
  const shown = useShown(of);
  const [said, setSaid] = useState('');
  return (
    <GuardCard
      title={campaign === undefined ? 'Second accounts' : 'Who was refused, and why'}
      what="refusals"
      none="Nobody was refused it as a second account."
      said={said}
      shown={shown}
      answer={useRefusals({ ...of, ...shown.query })}
      row={(one) => (
        <Refusal
          key={`${one.campaign} ${one.playerId} ${one.otherId} ${one.decision}`}
          isNamed={campaign === undefined}
          refusal={one}
          onDone={setSaid}
        />
      )}
    />
  );
}

function Refusal({
  isNamed,
  refusal,
  onDone,
}: {
  isNamed: boolean;
  refusal: BonusRefusal;
  onDone: (words: string) => void;
}) {
  const { campaign, playerId, email, otherId, otherEmail, reasons } = refusal;
  const name = email ?? playerId;
  const words = wordsFor(name);
  return (
    <li>
      <span>
        {isNamed && (
          <>
            <OfCampaign id={campaign} name={refusal.name} />
            {' · '}
          </>
        )}
        <Who id={playerId} email={email} /> seems to be <Who id={otherId} email={otherEmail} />, who has had
        one
        {': '}they {reasons.map((reason) => LIKENESS_WORDS[reason]).join(', ')}.
      </span>
      <small>{timeWords(refusal.at)}</small>
      <Decided words={words} {...refusal} />
      <DecisionStep
        name={name}
        keep={`refusal ${campaign} ${playerId}`}
        can={refusal.decision === null ? DECISIONS : []}
        words={words}
        send={(body, key) => decideRefusal(campaign, playerId, body, key)}
        onDone={onDone}
      />
    </li>
  );
}

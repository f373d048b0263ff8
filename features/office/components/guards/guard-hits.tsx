'use client';

import { useState } from 'react';
import { useHits, type GuardHit } from '../../api/get-guard-hits';
import { decideHit } from '../../api/post-guard-hits-kind-id-decision';
import { timeWords } from '../../state/when';
import { Decided, DecisionStep } from './decision-step';
import { GuardCard, OfCampaign, useShown, Who, type Whose } from './guard-card';
import { decisionWords, hitWords } from './hit-words';

/** What guards of bonuses have done beside refusing second accounts, why, and what was decided about it. */
export function GuardHits(whose: Whose) {
  const shown = useShown(whose);
  const [said, setSaid] = useState('');
  return (
    <GuardCard
      title="What guards did"
      what="what guards did"
      none="No guard had anything to do."
      said={said}
      shown={shown}
      answer={useHits({ ...whose, ...shown.query })}
      row={(one) => (
        <Hit
          key={`${one.kind} ${one.id} ${one.decidedAt}`}
          hit={one}
          isNamed={whose.campaign === undefined}
          onDone={setSaid}
        />
      )}
    />
  );
}

function Hit({ hit, isNamed, onDone }: { hit: GuardHit; isNamed: boolean; onDone: (words: string) => void }) {
  const { kind, id, campaign, playerId, email } = hit;
  const name = email ?? playerId;
  const words = decisionWords(kind, name);
  return (
    <li>
      <span>
        {isNamed && (
          <>
            <OfCampaign id={campaign} name={hit.name} />
            {' · '}
          </>
        )}
        <Who id={playerId} email={email} />
        {': '}
        {hitWords(hit)}
      </span>
      <small>
        {timeWords(hit.at)}
        {kind === 'deposit' && `, deposit ${id}`}
      </small>
      <Decided words={words} {...hit} />
      <DecisionStep
        name={name}
        keep={`guard ${kind} ${id}`}
        can={hit.decisions}
        words={words}
        send={(body, key) => decideHit({ kind, id }, body, key)}
        onDone={onDone}
      />
    </li>
  );
}

'use client';

import parts from '../parts/parts.module.scss';
import { GuardHits } from './guard-hits';
import { SecondAccounts } from './second-accounts';
import { StrandedSpins } from './stranded-spins';

/** All that guards of bonuses kept from players, to be decided. */
export function Guards() {
  return (
    <>
      <div className={parts.heading}>
        <h1>Guards</h1>
      </div>
      <p className={parts.quiet}>
        What the rules of bonuses kept from players. Nothing is taken in silence: each has its reason, and one
        of you says whether it stands.
      </p>
      <SecondAccounts />
      <GuardHits />
      <StrandedSpins />
    </>
  );
}

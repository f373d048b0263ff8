import type { DepositRefusal } from '@/lib/domain/bonuses';
import type { HitKind, RefusalDecision } from '@/lib/domain/campaigns';
import type { GuardHit } from '../../api/get-guard-hits';
import { money } from '../parts/withdrawal-words';
import type { DecisionWords } from './decision-step';

const REASON_WORDS: Record<DepositRefusal, string> = {
  unavailable: 'the campaign could not be given any more',
  account: 'the account was not open, or its player took a break',
  used: 'the player has had it as often as it is given',
  below_minimum: 'less came than its least deposit',
  one_per_person:
    'somebody who seems to be the same person has had one: that is decided with the second accounts',
};
const many = (number: number, one: string, some: string) => (number === 1 ? one : `${number} ${some}`);

/** What the guard did, and why; after the name of the player. */
export function hitWords({ kind, reason, times, amount, currency }: GuardHit): string {
  const sum = money(amount, currency);
  switch (kind) {
    case 'deposit':
      return `a deposit of ${sum} came without it, since ${REASON_WORDS[reason ?? 'unavailable']}.`;
    case 'deposit_back':
      return `the bonus of ${sum} ended, since its deposit went back.`;
    case 'covering':
      return `${many(times, 'a round', 'rounds')} counted nothing, since bets covered each other: ${sum} would have counted.`;
    case 'max_bet':
      return `${many(times, 'a stake', 'stakes')} above the largest ${times === 1 ? 'was' : 'were'} refused, ${sum} in all.`;
  }
}

type Words = Record<RefusalDecision, DecisionWords>;
const KEPT = 'Nothing is taken from anybody. The decision is kept with your reason.';

const GIVEN: Record<Exclude<HitKind, 'max_bet'>, (name: string) => DecisionWords> = {
  deposit: (name) => ({
    choose: 'Let them have it',
    title: `Let ${name} have it`,
    button: 'Let them have it',
    note: 'The deposit brings its bonus now, by the rules of the day on which it was begun.',
    said: `${name} has it.`,
    made: 'Let them have it',
  }),
  deposit_back: (name) => ({
    choose: 'Give again',
    title: `Give it to ${name} again`,
    button: 'Give again',
    note: 'As large as it was and by the rules that it had, with nothing of it wagered yet. Its deposit counts no more.',
    said: `${name} has it again.`,
    made: 'Given again',
  }),
  covering: (name) => ({
    choose: 'Let count',
    title: `Let these rounds of ${name} count`,
    button: 'Let count',
    note: 'What they would have counted counts now. When that is all that was missing, the bonus becomes real money at once.',
    said: `${name}: the rounds count.`,
    made: 'Let count',
  }),
};

const stands = (kind: HitKind, name: string): DecisionWords => ({
  choose: 'It stands',
  title: kind === 'max_bet' ? `The stakes of ${name} stay refused` : `It stands for ${name}`,
  button: 'It stands',
  note:
    kind === 'max_bet'
      ? 'They were never made, so nothing can be given for them. The decision is kept with your reason.'
      : KEPT,
  said: `${name}: it stands.`,
  made: 'Stands',
});

/** What can be decided about a hit, in words. */
export function decisionWords(kind: HitKind, name: string): Words {
  const kept = stands(kind, name);
  return { stands: kept, given: kind === 'max_bet' ? kept : GIVEN[kind](name) };
}

import { readFileSync } from 'node:fs';
import { checkText, type Checked } from './read-rounds';
import type { RecordFault } from './record';
import type { Check } from './verify';

const USAGE = `Verifies rounds of Parlour's games. Needs Node 20 or later and nothing else; sends nothing anywhere.

  node verify.mjs round.json [more.json …]     a record, a JSON list of records, or one on each line
  node verify.mjs -                            the same from standard input

Says for each round whether the commitment matches the server seed, and whether the seeds, the bet and the
choices lead to the result and the pay that the record claims. Ends with 1 when any round is not true.
`;

const FAULTS: Readonly<Record<RecordFault, string>> = {
  not_json: 'this is not JSON',
  not_a_record: 'this is JSON, but not the record of a round',
  format_unknown: 'this record has a shape that this verifier does not know',
  game_unknown: 'this verifier does not know the game',
  rules_unknown: 'this verifier does not know these rules of the game; fetch a newer one',
  not_told: 'the server seed is not told yet: ask for new seeds in the game first',
  field_invalid: 'this field is missing or holds what it cannot hold',
};

const CHECKS: Readonly<Record<Check, string>> = {
  sum: 'sum of the record',
  commitment: 'commitment',
  chain: 'end of the chain',
  play: 'course of the round',
  staked: 'stake',
  pay: 'pay',
  result: 'result',
  shown: 'what was seen at the end',
};

function say({ record, verdict, fault }: Checked, name: string): string {
  if (fault) return `FALSE  ${name}: ${FAULTS[fault.fault]}${fault.detail ? ` (${fault.detail})` : ''}\n`;
  const head = `${record.game} ${record.round}`;
  const holds = (check: Check) => verdict.lines.every((line) => line.check !== check || line.holds);
  const decided = verdict.lines.some(({ check }) => check === 'result');
  const said =
    `commitment ${holds('commitment') && holds('chain') ? 'matches' : 'DOES NOT MATCH'}, ` +
    `result ${decided && holds('result') && holds('shown') ? 'equals' : 'DOES NOT EQUAL'} the claimed one, ` +
    `pay of ${record.pay} minor units of ${record.currency} ${decided && holds('pay') ? 'is right' : 'IS WRONG'}`;
  const differing = verdict.lines
    .filter((line) => !line.holds)
    .map(
      ({ check, claimed, computed }) =>
        `         ${CHECKS[check]}\n           the record says ${claimed}\n           computed        ${computed}\n`,
    );
  return `${verdict.holds ? 'true ' : 'FALSE'}  ${head}: ${said}\n${differing.join('')}`;
}

/** @returns the code that the process ends with: 0 when all is true, 1 when not, 2 when there is nothing to verify */
export function verifyFiles(names: readonly string[], write: (text: string) => void): number {
  if (names.length === 0 || names.includes('--help')) {
    write(USAGE);
    return names.length === 0 ? 2 : 0;
  }
  let [right, wrong] = [0, 0];
  for (const name of names) {
    const checked = checkText(readFileSync(name === '-' ? 0 : name, 'utf8'));
    for (const [at, one] of checked.entries()) {
      write(say(one, checked.length > 1 ? `${name}, round ${at + 1}` : name));
      if (one.verdict?.holds) right += 1;
      else wrong += 1;
    }
  }
  write(`${right + wrong} ${right + wrong === 1 ? 'round' : 'rounds'}: ${right} true, ${wrong} false\n`);
  return wrong === 0 && right > 0 ? 0 : 1;
}

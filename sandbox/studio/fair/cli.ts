import { readFileSync } from 'node:fs';
import { isDraw, readDraw, verifyDraw, type DrawCheck } from './draws';
import { checkValue, valuesOf, type Checked } from './read-rounds';
import { RecordError, type RecordFault } from './record';
import { isSpin, readSpin, verifySpin, type SpinCheck } from './spins';
import type { Check } from './verify';

const USAGE = `Verifies rounds of Parlour's games, draws of its jackpots, and spins of its wheel of fortune. Needs Node 20 or later and nothing else; sends nothing anywhere.

  node verify.mjs round.json [more.json …]     a record, a JSON list of records, or one on each line
  node verify.mjs -                            the same from standard input
  node verify.mjs draws.json                   what the casino's GET /api/v1/jackpots/draws answers
  node verify.mjs spins.json                   records of spins of the wheel, as its page hands them out

Says for each round whether the commitment matches the server seed, and whether the seeds, the bet and the
choices lead to the result and the pay that the record claims; for each draw, whether commitment, amount and winning ticket
follow from its seed and the chain of the stakes; for each spin, whether commitment, field and prize follow from its seeds. Ends with 1 when anything is not true.
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

const DRAW_CHECKS: Readonly<Record<DrawCheck, string>> = {
  commitment: 'commitment',
  amount: 'amount of the draw',
  ticket: 'winning ticket',
};

const SPIN_CHECKS: Readonly<Record<SpinCheck, string>> = {
  commitment: 'commitment',
  field: 'field of the wheel',
  prize: 'prize of the field',
};

interface Said {
  holds: boolean;
  text: string;
}

const sayFault = ({ fault, detail }: RecordError, name: string): Said => ({
  holds: false,
  text: `FALSE  ${name}: ${FAULTS[fault]}${detail ? ` (${detail})` : ''}\n`,
});

const sayDiffering = (lines: readonly { what: string; claimed: string; computed: string }[]): string =>
  lines
    .map(
      ({ what, claimed, computed }) =>
        `         ${what}\n           the record says ${claimed}\n           computed        ${computed}\n`,
    )
    .join('');

function sayDraw(value: unknown, name: string): Said {
  try {
    const draw = readDraw(value);
    const lines = verifyDraw(draw);
    const wrong = lines.filter(({ holds }) => !holds);
    const isRight = (check: DrawCheck) => wrong.every((line) => line.check !== check);
    const said =
      `commitment ${isRight('commitment') ? 'matches' : 'DOES NOT MATCH'}, ` +
      `amount of ${draw.amount} minor units ${isRight('amount') ? 'is right' : 'IS WRONG'}, ` +
      `winning ticket ${draw.winningTicket} of ${draw.tickets} ${isRight('ticket') ? 'is right' : 'IS WRONG'}`;
    const holds = wrong.length === 0;
    const differing = sayDiffering(wrong.map((line) => ({ ...line, what: DRAW_CHECKS[line.check] })));
    return { holds, text: `${holds ? 'true ' : 'FALSE'}  ${draw.code} ${draw.id}: ${said}\n${differing}` };
  } catch (error) {
    if (error instanceof RecordError) return sayFault(error, name);
    throw error;
  }
}

function saySpin(value: unknown, name: string): Said {
  try {
    const spin = readSpin(value);
    const lines = verifySpin(spin);
    const wrong = lines.filter(({ holds }) => !holds);
    const isRight = (check: SpinCheck) => wrong.every((line) => line.check !== check);
    const said =
      `commitment ${isRight('commitment') ? 'matches' : 'DOES NOT MATCH'}, ` +
      `field ${spin.field + 1} of ${spin.fields.length} ${isRight('field') ? 'is right' : 'IS WRONG'}, ` +
      `prize ${isRight('prize') ? 'is right' : 'IS WRONG'}`;
    const holds = wrong.length === 0;
    const differing = sayDiffering(wrong.map((line) => ({ ...line, what: SPIN_CHECKS[line.check] })));
    return { holds, text: `${holds ? 'true ' : 'FALSE'}  spin ${spin.id}: ${said}\n${differing}` };
  } catch (error) {
    if (error instanceof RecordError) return sayFault(error, name);
    throw error;
  }
}

function sayRound({ record, verdict, fault }: Checked, name: string): Said {
  if (fault) return sayFault(fault, name);
  const head = `${record.game} ${record.round}`;
  const holds = (check: Check) => verdict.lines.every((line) => line.check !== check || line.holds);
  const decided = verdict.lines.some(({ check }) => check === 'result');
  const said =
    `commitment ${holds('commitment') && holds('chain') ? 'matches' : 'DOES NOT MATCH'}, ` +
    `result ${decided && holds('result') && holds('shown') ? 'equals' : 'DOES NOT EQUAL'} the claimed one, ` +
    `pay of ${record.pay} minor units of ${record.currency} ${decided && holds('pay') ? 'is right' : 'IS WRONG'}`;
  const differing = sayDiffering(
    verdict.lines.filter((line) => !line.holds).map((line) => ({ ...line, what: CHECKS[line.check] })),
  );
  return {
    holds: verdict.holds,
    text: `${verdict.holds ? 'true ' : 'FALSE'}  ${head}: ${said}\n${differing}`,
  };
}

type Kind = 'round' | 'draw' | 'spin';

/** What was verified, in words: `1 round`, `3 draws`, `5 rounds and draws`. */
function countOf(kinds: readonly Kind[]): string {
  const [first = 'round', ...others] = (['round', 'draw', 'spin'] as const).filter((kind) =>
    kinds.includes(kind),
  );
  if (others.length === 0) return `${kinds.length} ${first}${kinds.length === 1 ? '' : 's'}`;
  const names = [first, ...others].map((kind) => `${kind}s`);
  return `${kinds.length} ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const kindOf = (value: unknown): Kind => (isDraw(value) ? 'draw' : isSpin(value) ? 'spin' : 'round');

function sayOne(kind: Kind, value: unknown, name: string): Said {
  if (kind === 'round') return sayRound(checkValue(value), name);
  return kind === 'draw' ? sayDraw(value, name) : saySpin(value, name);
}

/** @returns the code that the process ends with: 0 when all is true, 1 when not, 2 when there is nothing to verify */
export function verifyFiles(names: readonly string[], write: (text: string) => void): number {
  if (names.length === 0 || names.includes('--help')) {
    write(USAGE);
    return names.length === 0 ? 2 : 0;
  }
  const said: (Said & { kind: Kind })[] = [];
  for (const name of names) {
    const values = valuesOf(readFileSync(name === '-' ? 0 : name, 'utf8'));
    for (const [at, value] of values.entries()) {
      const kind = kindOf(value);
      const place = values.length > 1 ? `${name}, ${kind} ${at + 1}` : name;
      const one = sayOne(kind, value, place);
      write(one.text);
      said.push({ ...one, kind });
    }
  }
  const right = said.filter(({ holds }) => holds).length;
  const wrong = said.length - right;
  write(`${countOf(said.map(({ kind }) => kind))}: ${right} true, ${wrong} false\n`);
  return wrong === 0 && right > 0 ? 0 : 1;
}

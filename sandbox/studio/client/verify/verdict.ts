import type { ProvedGame, RecordError, RecordFault, RoundRecord } from '../../fair/record';
import type { Check, Line, Verdict } from '../../fair/verify';
import { isLiveKind } from '../../live/kinds';
import { element, icon } from '../dom';
import { moneyWriter } from '../money';
import type { LanguageCode } from '@/lib/domain/locales';
import { localeOf, type VerifySay } from './steps';
import type { VerifyText } from './texts-en';

const FAULTS: Readonly<Record<RecordFault, VerifyText>> = {
  not_json: 'faultNotJson',
  not_a_record: 'faultNotARecord',
  format_unknown: 'faultFormat',
  game_unknown: 'faultGame',
  rules_unknown: 'faultRules',
  not_told: 'faultNotTold',
  field_invalid: 'faultField',
};

const LINES: Readonly<Record<Check, VerifyText>> = {
  sum: 'lineSum',
  commitment: 'lineCommitment',
  chain: 'lineChain',
  play: 'linePlay',
  staked: 'lineStaked',
  pay: 'linePay',
  result: 'lineResult',
  shown: 'lineShown',
};

const TICK = ['m5 12.5 4.5 4.5L19 7.5'];
const CROSS = ['m6 6 12 12', 'm18 6-12 12'];

/** The answer in a word, and in a sentence. */
export function banner(tone: 'true' | 'false' | 'fault', title: string, text: string | null): HTMLElement {
  return element(
    'div',
    { class: 'verdict', 'data-verdict': tone, tabindex: -1 },
    element('span', { class: 'mark' }, icon(...(tone === 'true' ? TICK : CROSS))),
    element('div', {}, element('h2', {}, title), text === null ? null : element('p', {}, text)),
  );
}

export const faultBanner = (say: VerifySay, { fault, detail }: RecordError): HTMLElement =>
  banner('fault', say('isFault'), say(FAULTS[fault], { detail }));

export function verdictBanner(say: VerifySay, { holds, lines }: Verdict): HTMLElement {
  if (holds) return banner('true', say('isTrue'), say('isTrueText'));
  const differing = lines.filter((line) => !line.holds).map(({ check }) => say(LINES[check]));
  return banner('false', say('isFalse'), say('isFalseText', { lines: differing.join(', ') }));
}

/** Every line that was compared, with both values. */
export function linesView(
  say: VerifySay,
  language: LanguageCode,
  { currency }: RoundRecord,
  { lines }: Verdict,
): HTMLElement {
  const money = moneyWriter(localeOf(language), currency);
  const write = ({ check }: Line, value: string): string => {
    if (check === 'staked' || check === 'pay') return money(Number(value));
    if (check !== 'play') return value;
    if (value === 'round_over') return say('roundOver');
    if (value === 'round_open') return say('roundOpen');
    const [what = '', code = ''] = value.split(': ');
    return say('refused', { what, code });
  };
  return comparedView(
    say,
    lines.map((line) => ({
      name: say(LINES[line.check]),
      holds: line.holds,
      claimed: write(line, line.claimed),
      computed: write(line, line.computed),
    })),
  );
}

/** What was compared, with both values where they differ. */
export function comparedView(
  say: VerifySay,
  lines: readonly { name: string; holds: boolean; claimed: string; computed: string }[],
): HTMLElement {
  return element(
    'section',
    { class: 'lines' },
    element('h3', {}, say('compared')),
    element(
      'ul',
      {},
      ...lines.map((line) =>
        element(
          'li',
          { 'data-holds': String(line.holds) },
          element('h4', {}, line.name),
          element(
            'p',
            { class: 'word' },
            icon(...(line.holds ? TICK : CROSS)),
            say(line.holds ? 'equal' : 'differs'),
          ),
          element(
            'dl',
            {},
            ...(line.holds
              ? [pair(say('computed'), line.computed)]
              : [pair(say('says'), line.claimed), pair(say('computed'), line.computed)]),
          ),
        ),
      ),
    ),
  );
}

/** No fact of a true round comes near it. A record may hold millions of letters: a browser takes seconds to lay them out. */
const LONGEST_SHOWN = 20_000;

/** A fact with its name. Long ones are code that can be scrolled by keys. */
export function pair(label: string, value: string): HTMLElement {
  const shown = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
  return element('div', {}, element('dt', {}, label), element('dd', {}, element('code', {}, shown)));
}

export type Facts = Pick<
  RoundRecord,
  | 'game'
  | 'round'
  | 'began'
  | 'currency'
  | 'commitment'
  | 'clientSeed'
  | 'nonce'
  | 'end'
  | 'bet'
  | 'staked'
  | 'pay'
>;

type SeedFact = 'commitment' | 'serverSeed' | 'clientSeed' | 'nonce';
const FACTS: Readonly<Record<SeedFact, VerifyText>> = {
  commitment: 'factCommitment',
  serverSeed: 'factServerSeed',
  clientSeed: 'factClientSeed',
  nonce: 'factNonce',
};
const FLIGHT_FACTS: Readonly<Record<SeedFact, VerifyText>> = {
  commitment: 'flightBefore',
  serverSeed: 'flightSeed',
  clientSeed: 'flightSalt',
  nonce: 'flightNumber',
};
const TABLE_FACTS: Readonly<Record<SeedFact, VerifyText>> = {
  ...FACTS,
  clientSeed: 'tableWords',
  nonce: 'tableNumber',
};
const factNames = (game: ProvedGame) =>
  game === 'crash' ? FLIGHT_FACTS : isLiveKind(game) ? TABLE_FACTS : FACTS;

/** What a round was drawn from, and what it came to. @param serverSeed null while it is a secret */
export function factsView(
  say: VerifySay,
  language: LanguageCode,
  facts: Facts,
  serverSeed: string | null,
): HTMLElement {
  const locale = localeOf(language);
  const money = moneyWriter(locale, facts.currency);
  const began = new Date(facts.began);
  const names = factNames(facts.game);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return element(
    'section',
    { class: 'facts' },
    element('h3', {}, say('facts')),
    element(
      'dl',
      {},
      pair(say('factGame'), say(facts.game)),
      pair(say('factBegan'), Number.isNaN(began.getTime()) ? facts.began : moment.format(began)),
      pair(say('factStaked'), money(facts.staked)),
      pair(say('factPay'), money(facts.pay)),
      pair(say('factRound'), facts.round),
      ...(facts.end === undefined ? [] : [pair(say('flightEnd'), facts.end)]),
      pair(say(names.commitment), facts.commitment),
      ...(serverSeed === null ? [] : [pair(say(names.serverSeed), serverSeed)]),
      pair(say(names.clientSeed), facts.clientSeed),
      pair(say(names.nonce), String(facts.nonce)),
      pair(say('factBet'), JSON.stringify(facts.bet)),
    ),
  );
}

import type { TableBoot } from '../../boot';
import { LONGEST_CLIENT_SEED } from '../../engine-rounds/limits';
import type { FairView } from '../../engine-rounds/seats';
import type { RoundRecord } from '../../fair/record';
import { element } from '../dom';
import { verifyLink } from '../verify/link';
import { openDialog } from './dialog';
import type { TableSay } from './table';

/** So many rounds are listed, the newest. */
const MOST_LISTED = 25;
/** So many go into one address, which browsers take up to a million letters long. */
const MOST_LINKED = 200;

interface FairGame {
  boot: Pick<TableBoot, 'locale' | 'language' | 'verifier'>;
  money(minor: number): string;
  fair(): FairView | null;
  open(): boolean;
  newSeeds(clientSeed: string): Promise<boolean>;
  records(): Promise<RoundRecord[]>;
}

const randomWords = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Shows what the next rounds are drawn from, and lets the player reveal it and begin with new seeds. */
export function openFair(root: HTMLElement, table: TableSay, closeLabel: string, game: FairGame): void {
  const body = element('div', { class: 'fair' });
  const draw = () => {
    const fair = game.fair();
    if (!fair) return;
    const field = element('input', {
      id: 'client-seed',
      maxlength: LONGEST_CLIENT_SEED,
      value: randomWords(),
      required: true,
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': 'client-seed-note',
    });
    const send = element(
      'button',
      { type: 'button', class: 'do quiet' },
      element('span', {}, table('fairNew')),
    );
    const note = element('p', { id: 'client-seed-note', role: 'status' }, table('fairNewText'));
    // No form: the frame that the casino shows the game in lets none be sent, and the browser then says nothing of it.
    const ask = element(
      'div',
      { class: 'ask', role: 'group', 'aria-label': table('fairNew') },
      element('label', { for: 'client-seed' }, table('fairClientSeed')),
      field,
      note,
      send,
    );
    const reveal = async () => {
      if (field.value === '') return field.focus();
      if (game.open()) {
        note.textContent = table('fairOpen');
        return;
      }
      send.disabled = true;
      const done = await game.newSeeds(field.value);
      send.disabled = false;
      if (done) {
        draw();
        await listRounds();
      } else note.textContent = table('fairOpen');
    };
    send.addEventListener('click', () => void reveal());
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') void reveal();
    });
    body.replaceChildren(
      element('p', {}, table('fairText')),
      facts([
        [table('fairCommitment'), fair.commitment],
        [table('fairClientSeed'), fair.clientSeed],
        [table('fairNonce'), String(fair.nonce)],
      ]),
      ask,
      ...(fair.before
        ? [
            element('h3', {}, table('fairBefore')),
            facts([
              [table('fairServerSeed'), fair.before.serverSeed],
              [table('fairCommitment'), fair.before.commitment],
              [table('fairClientSeed'), fair.before.clientSeed],
              [table('fairRounds'), String(fair.before.rounds)],
            ]),
          ]
        : []),
      rounds,
    );
  };
  const rounds = element('section', { class: 'proofs' });
  const listRounds = async () => rounds.replaceChildren(...roundsView(table, game, await game.records()));
  draw();
  void listRounds();
  openDialog(root, { title: table('fairTitle'), closeLabel }, body);
}

/** Rounds that can be checked, each with a link to the verifier. */
function roundsView(
  table: TableSay,
  { boot: { locale, language, verifier }, money }: FairGame,
  records: readonly RoundRecord[],
): HTMLElement[] {
  const away = { target: '_blank', rel: 'noopener' };
  const open = element(
    'a',
    { ...away, class: 'do quiet', href: `${verifier}?language=${language}` },
    table('fairVerifier'),
  );
  if (records.length === 0) {
    return [element('h3', {}, table('fairCheck')), element('p', {}, table('fairFirst')), open];
  }
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' });
  const linked = records.slice(0, MOST_LINKED);
  const all = element(
    'a',
    { ...away, class: 'do quiet', href: verifyLink(verifier, linked, language) },
    table('fairCheckAll', { count: linked.length }),
  );
  const items = records.slice(0, MOST_LISTED).map((record) => {
    const name = table('fairRound', {
      time: time.format(new Date(record.began)),
      staked: money(record.staked),
      paid: money(record.pay),
    });
    return element(
      'li',
      {},
      element('span', {}, name),
      element(
        'a',
        {
          ...away,
          href: verifyLink(verifier, [record], language),
          'aria-label': `${table('fairCheck')}: ${name}`,
        },
        table('fairCheck'),
      ),
    );
  });
  return [
    element('h3', {}, table('fairCheck')),
    element('p', {}, table('fairCheckText')),
    element('ul', {}, ...items),
    element('p', { class: 'proof-ways' }, all, open),
  ];
}

const facts = (rows: readonly (readonly [string, string])[]) =>
  element(
    'dl',
    { class: 'seeds' },
    ...rows.map(([label, value]) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, element('code', {}, value))),
    ),
  );

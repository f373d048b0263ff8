import { LONGEST_CLIENT_SEED } from '../../engine-rounds/limits';
import type { FairView } from '../../engine-rounds/seats';
import { element } from '../dom';
import { openDialog } from './dialog';
import type { TableSay } from './table';

const randomWords = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Shows what the next rounds are drawn from, and lets the player reveal it and begin with new seeds. */
export function openFair(
  root: HTMLElement,
  table: TableSay,
  closeLabel: string,
  game: { fair(): FairView | null; open(): boolean; newSeeds(clientSeed: string): Promise<boolean> },
): void {
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
      { type: 'submit', class: 'do quiet' },
      element('span', {}, table('fairNew')),
    );
    const note = element('p', { id: 'client-seed-note', role: 'status' }, table('fairNewText'));
    const form = element(
      'form',
      {},
      element('label', { for: 'client-seed' }, table('fairClientSeed')),
      field,
      note,
      send,
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (game.open()) {
        note.textContent = table('fairOpen');
        return;
      }
      send.disabled = true;
      void game.newSeeds(field.value).then((done) => {
        if (done) draw();
        else note.textContent = table('fairOpen');
        send.disabled = false;
      });
    });
    body.replaceChildren(
      element('p', {}, table('fairText')),
      facts([
        [table('fairCommitment'), fair.commitment],
        [table('fairNext'), fair.nextCommitment],
        [table('fairClientSeed'), fair.clientSeed],
        [table('fairNonce'), String(fair.nonce)],
      ]),
      form,
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
    );
  };
  draw();
  openDialog(root, { title: table('fairTitle'), closeLabel }, body);
}

const facts = (rows: readonly (readonly [string, string])[]) =>
  element(
    'dl',
    { class: 'seeds' },
    ...rows.map(([label, value]) =>
      element('div', {}, element('dt', {}, label), element('dd', {}, element('code', {}, value))),
    ),
  );

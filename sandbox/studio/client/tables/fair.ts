import '../fair.css';
import { LONGEST_CLIENT_SEED } from '../../engine-rounds/limits';
import type { FairView } from '../../engine-rounds/seats';
import { element, focusOn } from '../dom';
import { openDialog } from './dialog';
import { listProofs, type ProofTools } from './proofs';
import type { TableSay } from './table';

interface FairGame extends ProofTools {
  fair(): FairView | null;
  open(): boolean;
  newSeeds(clientSeed: string): Promise<boolean>;
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
      element('label', { for: 'client-seed' }, table('fairNextClientSeed')),
      field,
      note,
      send,
    );
    const reveal = async () => {
      if (field.value === '') return focusOn(field);
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
        [table('fairNext'), fair.nextCommitment],
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
  const listRounds = () => listProofs(rounds, table, game, table('fairFirst'));
  draw();
  void listRounds();
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

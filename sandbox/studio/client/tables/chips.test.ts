/** @jest-environment jsdom */
import { expectTextsOfAllLanguages } from '../../testing/game-texts';
import type { TableLimits } from '../../engines/play/limits';
import { createChipBets } from './chip-bets';
import { createChipControls } from './chip-controls';
import { CHIP_TEXTS } from './chip-texts';
import { amountChip, chipsOf, pile } from './chips';

type Place = 'here' | 'there' | 'dear';
const LIMITS: TableLimits = {
  spots: { small: { min: 100, max: 1_000 }, large: { min: 2_500, max: 10_000 } },
  total: { min: 100, max: 6_000 },
};
const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;
const newBets = () => createChipBets<Place>(LIMITS, (spot) => (spot === 'dear' ? 'large' : 'small'));
const on = (spot: Place, amount: number) => ({ spot, amount });

describe('chips', () => {
  it.each([
    [100, [1]],
    [5_500, [25, 25, 5]],
    [123_600, [500, 500, 100, 100, 25, 5, 5, 1]],
  ])('make %d of the fewest', (minor, chips) => {
    expect(chipsOf(minor)).toEqual(chips);
  });

  it('have their value printed on them, and the amount beside a pile', () => {
    expect(amountChip(4_100).textContent).toBe('41');
    expect(pile(5_500, money).textContent).toBe('5€55.00');
  });
});

describe('bets of chips', () => {
  it('add up by spot and together', () => {
    const bets = newBets();
    expect(bets.place([on('here', 100), on('there', 500), on('here', 500)])).toBeNull();
    expect([...bets.amounts]).toEqual([
      ['here', 600],
      ['there', 500],
    ]);
    expect(bets.total).toBe(1_100);
  });

  it.each([
    ['below what a spot takes', [on('dear', 500)], { why: 'spot_least', limit: 2_500 }],
    ['above what a spot takes', [on('here', 2_500)], { why: 'spot_most', limit: 1_000 }],
    ['above what a round takes', [on('dear', 5_000), on('there', 600)], { why: 'total_most', limit: 6_000 }],
    ['where one spot of several is full', [on('there', 500), on('here', 2_500)], { why: 'spot_most' }],
  ])('refuse chips %s, and nothing has changed', (_what, chips, refusal) => {
    const bets = newBets();
    bets.place([on('here', 500)]);
    expect(bets.place(chips)).toMatchObject(refusal);
    expect([...bets.amounts]).toEqual([['here', 500]]);
    bets.undo();
    expect(bets.total).toBe(0);
  });

  it('are taken back gesture by gesture, doubled and cleared ones too', () => {
    const bets = newBets();
    bets.place([on('here', 100), on('there', 100)]);
    bets.double();
    expect(bets.total).toBe(400);
    bets.clear();
    expect(bets.total).toBe(0);
    bets.undo();
    expect(bets.total).toBe(400);
    bets.undo();
    bets.undo();
    expect([bets.total, bets.canUndo]).toEqual([0, false]);
    bets.undo();
    expect(bets.total).toBe(0);
  });

  it('double no further than the limits', () => {
    const bets = newBets();
    bets.place([on('here', 600)]);
    expect(bets.double()).toEqual({ why: 'spot_most', limit: 1_000 });
    expect(bets.total).toBe(600);
  });

  it('repeat what was sent, instead of what lies there', () => {
    const bets = newBets();
    expect(bets.last.size).toBe(0);
    bets.place([on('here', 300)]);
    bets.sent();
    expect(bets.canUndo).toBe(false);
    bets.takeAway();
    expect(bets.total).toBe(0);
    bets.place([on('there', 100)]);
    bets.repeat();
    expect([...bets.amounts]).toEqual([['here', 300]]);
    bets.undo();
    expect([...bets.amounts]).toEqual([['there', 100]]);
  });
});

describe('controls', () => {
  function open() {
    const bets = newBets();
    const changes = { scene: 0, table: 0 };
    const controls = createChipControls(
      {
        boot: { limits: { spots: {}, total: { min: 100, max: 500_000 } } },
        money,
        sound: { on: false, set: () => {}, play: () => {} },
        betChanged: () => (changes.table += 1),
      },
      'en',
      bets,
      () => (changes.scene += 1),
    );
    document.body.replaceChildren(controls.view, controls.note);
    const radio = (name: string) =>
      document.querySelector<HTMLButtonElement>(`[role="radio"][aria-label="${name}"]`);
    const button = (name: string) =>
      [...document.querySelectorAll<HTMLButtonElement>('.chip-changes button')].find(
        (one) => one.textContent === name,
      );
    return { bets, controls, changes, radio, button };
  }
  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });

  it('choose a chip by press or by arrow keys, with one stop for the tabulator', () => {
    const { controls, radio } = open();
    expect(controls.chip).toBe(500);
    radio('€100.00')?.click();
    expect(controls.chip).toBe(10_000);
    radio('€100.00')?.dispatchEvent(key('ArrowRight'));
    expect(controls.chip).toBe(50_000);
    radio('€500.00')?.dispatchEvent(key('ArrowRight'));
    expect(controls.chip).toBe(100);
    expect(document.activeElement).toBe(radio('€1.00'));
    expect(document.querySelectorAll('[role="radio"][tabindex="0"]')).toHaveLength(1);
  });

  it('fold the tray into a button that tells the chip, and give the focus back', () => {
    const { controls, radio } = open();
    const pick = document.querySelector<HTMLButtonElement>('.chip-pick');
    const unfolded = () => pick?.getAttribute('aria-expanded');
    expect([pick?.getAttribute('aria-label'), unfolded()]).toEqual(['Chip: €5.00. Choose another', 'false']);
    pick?.click();
    expect(unfolded()).toBe('true');
    expect(document.activeElement).toBe(radio('€5.00'));
    radio('€5.00')?.dispatchEvent(key('ArrowRight'));
    expect(unfolded()).toBe('true');
    radio('€25.00')?.click();
    expect([pick?.getAttribute('aria-label'), unfolded()]).toEqual(['Chip: €25.00. Choose another', 'false']);
    expect(document.activeElement).toBe(pick);
    pick?.click();
    radio('€25.00')?.dispatchEvent(key('Escape'));
    expect([controls.chip, unfolded()]).toEqual([2_500, 'false']);
  });

  it('say what lies where, and why a chip does not', () => {
    const { controls, changes } = open();
    controls.lay([on('here', controls.chip)], 'Here');
    expect(controls.note.textContent).toBe('Here: €5.00. Total €5.00.');
    expect(controls.note.dataset['refused']).toBeUndefined();
    controls.lay([on('here', 2_500)], 'Here');
    expect(controls.note.textContent).toBe('No more than €10.00 on this spot.');
    expect(controls.note.dataset['refused']).toBe('');
    expect(changes).toEqual({ scene: 1, table: 1 });
  });

  it('offer what can be changed, and nothing during a round', () => {
    const { controls, bets, button } = open();
    const enabled = () =>
      ['Undo', 'Clear', 'Repeat', 'Double'].filter(
        (name) => button(name)?.getAttribute('aria-disabled') === null,
      );
    expect(enabled()).toEqual([]);
    controls.lay([on('here', 100)], 'Here');
    expect(enabled()).toEqual(['Undo', 'Clear', 'Double']);
    button('Double')?.click();
    expect(bets.total).toBe(200);
    bets.sent();
    controls.setOpen(false);
    expect(enabled()).toEqual([]);
    controls.lay([on('here', 100)], 'Here');
    expect(bets.total).toBe(200);
    bets.takeAway();
    controls.setOpen(true);
    expect(enabled()).toEqual(['Repeat']);
    button('Repeat')?.click();
    expect([...bets.amounts]).toEqual([['here', 200]]);
  });
});

test('every language says all about chips', () => {
  expectTextsOfAllLanguages(CHIP_TEXTS);
});

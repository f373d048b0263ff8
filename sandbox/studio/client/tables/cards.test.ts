/** @jest-environment jsdom */
import type { LanguageCode } from '@/lib/domain/locales';
import { cardsOf, DECK_SIZE, newDecks } from '../../engines/cards/cards';
import { createCards } from './cards';

const sound = { on: false, set: () => undefined, play: jest.fn() };
const [queen = 0, ten = 0] = cardsOf('Qh Tc');
const cardsIn = (language: LanguageCode) => createCards(language, { calm: true, sound });

test.each([
  ['en', 'Queen of hearts', '10 of clubs', 'Card face down'],
  ['au', 'Queen of hearts', '10 of clubs', 'Card face down'],
  ['de', 'Herz-Dame', 'Kreuz-10', 'Verdeckte Karte'],
  ['ch', 'Herz-Dame', 'Kreuz-10', 'Verdeckte Karte'],
  ['fr', 'Dame de cœur', '10 de trèfle', 'Carte face cachée'],
] as const)('%s names cards for those who hear them', (language, ofQueen, ofTen, hidden) => {
  const cards = cardsIn(language);
  expect([queen, ten, null].map((card) => cards.name(card))).toEqual([ofQueen, ofTen, hidden]);
  expect(cards.lay(queen).getAttribute('aria-label')).toBe(ofQueen);
});

test('all cards have names and drawings of their own', () => {
  const cards = cardsIn('en');
  const deck = newDecks(1);
  expect(new Set(deck.map((card) => cards.name(card))).size).toBe(DECK_SIZE);
  const drawn = deck.map((card) => {
    const references = [...cards.lay(card).querySelectorAll('use')].map(
      (use) => use.getAttribute('href') ?? '',
    );
    expect(references).toHaveLength(2);
    return references.map((reference) => document.querySelector(reference)?.innerHTML.length ?? 0);
  });
  for (const lengths of drawn) for (const length of lengths) expect(length).toBeGreaterThan(200);
  // Each drawing stands once in the page, however often a card is laid.
  for (const card of deck) cards.lay(card);
  const ids = [...document.querySelectorAll('.sprite [id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every suit has its pips: as many as the card counts, and two beside the indices', () => {
  const cards = cardsIn('en');
  for (const code of ['2s', '5h', '7d', '9c', 'Tc']) {
    const [card = 0] = cardsOf(code);
    const [printed] = cards.lay(card).querySelectorAll('use');
    const face = document.querySelector(printed?.getAttribute('href') ?? '');
    const count = code.startsWith('T') ? 10 : Number(code[0]);
    // Besides pips there are the two ranks; the sign under a rank is a pip too.
    expect(face?.querySelectorAll('path')).toHaveLength(count + 4);
  }
});

test('a card that lies face down tells nothing of itself until it is turned', async () => {
  const cards = cardsIn('en');
  const laid = cards.lay(null);
  expect(laid.outerHTML).not.toMatch(/of|data-card="\d/);
  await cards.turn(laid, queen);
  expect(laid.getAttribute('aria-label')).toBe('Queen of hearts');
  await cards.turn(laid, null);
  expect(laid.getAttribute('aria-label')).toBe('Card face down');
});

test('moves in its time, and sounds, where movement is wanted', async () => {
  const moved: number[] = [];
  Element.prototype.animate = function animate(_, options) {
    moved.push(typeof options === 'object' ? Number(options.duration) : 0);
    return { finished: Promise.resolve() } as unknown as Animation;
  };
  const cards = createCards('en', { calm: false, sound });
  const laid = [cards.lay(queen), cards.lay(null)];
  await cards.deal(laid, document.body);
  expect(moved).toEqual([260, 260]);
  moved.length = 0;
  await cards.turn(laid[1] as HTMLElement, ten);
  expect(moved.reduce((sum, ms) => sum + ms)).toBe(220);
  expect(sound.play).toHaveBeenCalledWith('card');
});

/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';

const SHEET = readFileSync('sandbox/studio/client/tables/blackjack/hands-beside.css', 'utf8');
const SELECTORS = [...SHEET.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*\.seat[^{]*)\{/g)]
  .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
  .map((selector) => selector.replace('::after', '').trim());

/** Hands of seats that are not drawn large, whole and split into two and more. */
function tableOf(attributes: string): Element[] {
  const hand =
    '<span class="hand" data-standing="lose"><span class="total"></span>' +
    '<i class="playing-card"></i>'.repeat(5) +
    '</span>';
  const seats = ['', 'data-hands="two"', 'data-hands="many"'].map(
    (split) => `<div class="seat" ${split}><div class="hands">${hand}</div></div>`,
  );
  document.body.innerHTML = `<div class="blackjack" ${attributes}>${seats.join('')}</div>`;
  return [...document.body.querySelectorAll('*')];
}

// The page that shows rounds again has the styles of both tables, and at the live one totals would stand twice.
it('lays the hands of the table that a player has alone, and none at a live table', () => {
  expect(SELECTORS.length).toBeGreaterThan(15);
  const alone = tableOf('');
  for (const selector of SELECTORS)
    expect([selector, alone.some((one) => one.matches(selector))]).toEqual([selector, true]);
  const live = tableOf('data-live');
  for (const selector of SELECTORS)
    expect([selector, live.some((one) => one.matches(selector))]).toEqual([selector, false]);
});

/** @jest-environment jsdom */
import type { LiveBoot } from '../../boot';
import { createLivePanel } from './panel';
import type { LiveSay } from './texts';

const SHOW_MS = 10_000;

function openPanel(showMs = 1, say: LiveSay = (key) => key) {
  document.body.innerHTML = '<div id="game"><div class="room"></div></div>';
  const root = document.querySelector<HTMLElement>('#game') as HTMLElement;
  const boot = { mode: 'real', live: { openMs: 1, confirmMs: 1, showMs } } as LiveBoot;
  return { root, panel: createLivePanel(root, boot, say, () => String) };
}

it('says when it goes on as soon as the result is told, and not while the picture of the draw runs', () => {
  const { root, panel } = openPanel(SHOW_MS);
  const title = (leftMs: number, told: boolean) => {
    panel.draw({ phase: 'drawn', leftMs }, 'works', { title: 'The dealer plays', share: 1 }, told);
    return root.querySelector('.lv-title')?.textContent;
  };
  expect(title(SHOW_MS - 1, false)).toBe('The dealer plays');
  expect(title(SHOW_MS - 1, true)).toBe('nextIn');
  expect(title(SHOW_MS / 2, false)).toBe('nextIn');
});

it('colours what comes to more than the stake alone, once it may be told', () => {
  const { root, panel } = openPanel();
  const show = (told: boolean) => {
    panel.showBets(
      [
        [1, 'Ines', 500, 'EUR', 0, 1_000],
        [2, 'Olek', 500, 'EUR', 0, 500],
        [3, 'Mo', 500, 'EUR', 0, 0],
      ],
      3,
      1,
      told,
    );
    return [...root.querySelectorAll('.lv-list b')].map((pay) => [
      pay.textContent,
      told && pay.hasAttribute('data-won'),
    ]);
  };
  expect(show(false)).toEqual([
    ['', false],
    ['', false],
    ['', false],
  ]);
  expect(show(true)).toEqual([
    ['→ 1000', true],
    ['→ 500', false],
    ['', false],
  ]);
});

it('says that nobody has bet, and how many rows are left out', () => {
  const { root, panel } = openPanel(1, (key, values) => key + JSON.stringify(values ?? ''));
  const lines = () => [...root.querySelectorAll('.lv-more')].map(({ textContent }) => textContent);
  panel.showBets([], 0, null, false);
  expect(lines()).toEqual(['noBets""']);
  panel.showBets([[1, 'Ines', 500, 'EUR', 0, null]], 1, null, false);
  expect(lines()).toEqual([]);
  panel.showBets([[1, 'Ines', 500, 'EUR', 0, null]], 3, null, false);
  expect(lines()).toEqual(['moreBets{"count":2}']);
});

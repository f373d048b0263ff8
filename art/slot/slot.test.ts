import { Resvg } from '@resvg/resvg-js';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { SLOT_SYMBOLS, SLOT_THEMES, themeLook } from './looks';
import { slotBackground, slotFrame, slotSymbol, slotTitle, slotWinCell } from './slot';

const BROKEN = /NaN|undefined|Infinity|<text/;

/** Share of the pixels that are painted at all. */
function covered(svg: string, width: number): number {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  let painted = 0;
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 0) painted += 1;
  return painted / (pixels.length / 4);
}

it('has a look for every theme that is played on reels', () => {
  const reels = (Object.keys(GAME_THEMES) as GameTheme[]).filter((theme) => GAME_THEMES[theme] === 'slot');
  expect(SLOT_THEMES).toEqual(reels);
  expect(themeLook('roulette')).toEqual(themeLook('classic'));
});

describe.each(SLOT_THEMES)('%s on reels', (theme) => {
  it('has eleven different symbols, each visible and transparent around', () => {
    const symbols = SLOT_SYMBOLS.map((name) => slotSymbol(theme, name, 160));
    expect(new Set(symbols).size).toBe(SLOT_SYMBOLS.length);
    for (const svg of symbols) {
      expect(svg).not.toMatch(BROKEN);
      const share = covered(svg, 24);
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.98);
    }
  });

  it('has a ground without holes, wide and tall, and a frame that is open outside', () => {
    for (const [w, h] of [
      [1160, 600],
      [420, 590],
      [390, 844],
    ] as const) {
      const ground = slotBackground(theme, w, h);
      expect(ground).not.toMatch(BROKEN);
      expect(covered(ground, 40)).toBe(1);
    }
    const frame = slotFrame(theme, { reels: 5, rows: 3, cell: 100, gap: 6 });
    expect(frame).not.toMatch(BROKEN);
    expect(frame).toContain('width="576" height="364"');
    expect(slotWinCell(theme, 100)).not.toMatch(BROKEN);
    expect(slotTitle(theme, 'Königsweg & Größe', 480, 96)).not.toMatch(BROKEN);
  });

  it('is the same bytes every time', () => {
    expect(slotBackground(theme, 800, 400)).toBe(slotBackground(theme, 800, 400));
    expect(slotSymbol(theme, 'wild', 96)).toBe(slotSymbol(theme, 'wild', 96));
  });
});

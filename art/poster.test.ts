import { Resvg } from '@resvg/resvg-js';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { poster, POSTER_WIDTH, type PosterGame } from './poster';

const THEMES = Object.keys(GAME_THEMES) as GameTheme[];
const TITLES = [
  'Gold',
  'Éclair de Nuit',
  'Donaudampfschifffahrtsgesellschaft',
  'Königsweg der tausend goldenen Löwen',
  'Big Bold Treasure of the North',
  'Ægir’s Größe & <Łódź>',
  '寿司 Привет',
  'x',
];

const game = (theme: GameTheme, title: string, more: Partial<PosterGame> = {}): PosterGame => ({
  id: `t-${theme}-${title}`,
  theme,
  title,
  provider: 'Moth & Flame',
  ...more,
});

/** Left and right end of every lockup line: their outlines are the only named paths in the definitions. */
function lettering(svg: string): [number, number][] {
  return [...svg.matchAll(/<path id="[^"]+" d="([^"]*)"\/>/g)].flatMap(([, d = '']) => {
    const xs = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).filter((_, i) => i % 2 === 0);
    return xs.length ? [[Math.min(...xs), Math.max(...xs)]] : [];
  });
}

describe.each(THEMES)('the %s poster', (theme) => {
  const compositions = theme === 'egypt' || theme === 'crash' ? [0, 1] : [0];
  const cases = compositions.flatMap((v) => TITLES.map((title) => game(theme, title, { v })));

  it('is the same bytes for the same game, another picture for another', () => {
    for (const one of cases) expect(poster(one)).toBe(poster({ ...one }));
    expect(new Set(cases.map(poster)).size).toBe(cases.length);
  });

  it('has no broken number, no font, and is read by the renderer', () => {
    for (const one of cases) {
      const svg = poster(one);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<text|font-family/);
    }
    for (const one of [cases[0], cases[5]]) {
      const svg = poster(one ?? game(theme, 'Gold'));
      expect(new Resvg(svg, { fitTo: { mode: 'width', value: 12 } }).render().height).toBe(16);
    }
  });

  it('keeps its lettering inside the frame', () => {
    for (const one of cases) {
      for (const [left, right] of lettering(poster(one))) {
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(POSTER_WIDTH);
      }
    }
  });
});

it('names the title to assistive technology, escaped', () => {
  expect(poster(game('gems', 'A "quoted" & <odd> one'))).toContain(
    'aria-label="A &quot;quoted&quot; &amp; &lt;odd> one"'.replace('>', '&gt;'),
  );
});

it('turns hues only when asked, and leaves skin and cards alone', () => {
  expect(poster(game('dragon', 'One', { hue: 0 }))).not.toContain('hueRotate');
  expect(poster(game('dragon', 'One', { hue: 90 }))).toContain(
    '<feColorMatrix type="hueRotate" values="90"/>',
  );
  const room = poster(game('blackjack', 'One', { hue: 90 }));
  const tinted = /<g filter="url\(#[^"]+\)">(<rect .*?)<\/g>/.exec(room)?.[1] ?? '';
  expect(tinted).not.toContain('#e9b48c');
  expect(room.indexOf('hueRotate')).toBeGreaterThan(0);
});

it('counts symbols round and round, whatever the catalogue says', () => {
  for (const sym of [0, 1, 4, 4000, -3])
    expect(poster(game('wolf', 'One', { sym }))).not.toContain('undefined');
});

import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { RECIPES } from '@/art/recipes/catalogue';
import { drawnAs, GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import { ART_VERSION, compositionsOf } from '@/lib/node/facts/poster';
import { generateCatalogue } from '@/platform/demo/catalogue/generate';
import { poster, POSTER_HEIGHT, POSTER_WIDTH, type PosterGame } from './poster';

const THEMES = [...new Set((Object.keys(GAME_THEMES) as GameTheme[]).map(drawnAs))];
const { games } = generateCatalogue();
const TITLES = [
  'Gold',
  'Éclair de Nuit',
  'Donaudampfschifffahrtsgesellschaft',
  'Königsweg der tausend goldenen Löwen',
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

/** The box of every lockup line: their outlines are the only named paths in the definitions. */
function lettering(svg: string): { x: [number, number]; y: [number, number] }[] {
  return [...svg.matchAll(/<path id="[^"]+" d="([^"]*)"\/>/g)].flatMap(([, d = '']) => {
    const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const ends = (odd: number): [number, number] => {
      const own = numbers.filter((_, i) => i % 2 === odd);
      return [Math.min(...own), Math.max(...own)];
    };
    return numbers.length ? [{ x: ends(0), y: ends(1) }] : [];
  });
}

it('draws as many compositions as it says, 45 at the least', () => {
  expect(THEMES.map((theme) => [theme, RECIPES[theme].length])).toEqual(
    THEMES.map((theme) => [theme, compositionsOf(theme)]),
  );
  expect(Object.values(RECIPES).flat().length).toBeGreaterThanOrEqual(45);
  expect(RECIPES.crash.length).toBeGreaterThanOrEqual(8);
});

it('never paints another picture under the same version', () => {
  // When this fails on purpose: raise ART_VERSION, run `npm run art`, and write both here.
  const digests = THEMES.flatMap((theme) =>
    RECIPES[theme].map((_, v) => {
      const drawn = ['Gold', 'Tiger of the Long Road'].map((title) =>
        poster(game(theme, title, { v, hue: 28 })),
      );
      return `${theme} ${v} ${createHash('sha256').update(drawn.join()).digest('hex').slice(0, 12)}`;
    }),
  );
  expect([ART_VERSION, digests]).toMatchSnapshot();
});

describe.each(THEMES.flatMap((theme) => RECIPES[theme].map((_, v) => [theme, v] as const)))(
  '%s %i',
  (theme, v) => {
    const cases = TITLES.map((title) => game(theme, title, { v }));
    const drawn = cases.map(poster);

    it('is the same bytes for the same game, another picture for another', () => {
      expect(cases.slice(0, 2).map((one) => poster({ ...one }))).toEqual(drawn.slice(0, 2));
      expect(new Set(drawn).size).toBe(cases.length);
    });

    it('has no broken number, no font, and is read by the renderer', () => {
      for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<text|font-family/);
      for (const svg of [drawn[0] ?? '', drawn[4] ?? '']) {
        expect(new Resvg(svg, { fitTo: { mode: 'width', value: 12 } }).render().height).toBe(16);
      }
    });

    it('keeps its lettering inside the frame and readable, the catalogue’s longest titles too', () => {
      const own = games.filter((one) => one.theme === theme && one.art.lines);
      const longest = own
        .sort((a, b) => b.name.length - a.name.length)
        .slice(0, 4)
        .map((one) => poster(game(theme, one.name, { ...one.art, id: one.id, v })));
      for (const svg of [...longest, ...drawn]) {
        for (const { x, y } of lettering(svg)) {
          expect(x[0]).toBeGreaterThanOrEqual(4);
          expect(x[1]).toBeLessThanOrEqual(POSTER_WIDTH - 4);
          expect(y[0]).toBeGreaterThanOrEqual(0);
          expect(y[1]).toBeLessThanOrEqual(POSTER_HEIGHT);
        }
      }
      for (const svg of longest) {
        // The larger line of the title; at 2x a tile is 400 pixels wide.
        expect(Math.max(...lettering(svg).map(({ y }) => y[1] - y[0]))).toBeGreaterThan(12);
      }
    });
  },
);

it('names the title to assistive technology, escaped', () => {
  expect(poster(game('gems', 'A "quoted" & <odd> one'))).toContain(
    'aria-label="A &quot;quoted&quot; &amp; &lt;odd> one"'.replace('>', '&gt;'),
  );
});

it('turns hues only when asked, and leaves skin and cards alone', () => {
  expect(poster(game('dragon', 'One', { v: 0, hue: 0 }))).not.toContain('hueRotate');
  expect(poster(game('dragon', 'One', { v: 0, hue: 90 }))).toContain(
    '<feColorMatrix type="hueRotate" values="90"/>',
  );
  const room = poster(game('blackjack', 'One', { v: 0, hue: 90 }));
  const tinted = /<g filter="url\(#[^"]+\)">(<rect .*?)<\/g>/.exec(room)?.[1] ?? '';
  expect(tinted).not.toContain('#e9b48c');
  expect(room.indexOf('hueRotate')).toBeGreaterThan(0);
});

it('counts symbols round and round, whatever the catalogue says', () => {
  for (const sym of [0, 1, 4, 4000, -3])
    expect(poster(game('wolf', 'One', { sym }))).not.toContain('undefined');
});

import type { GameFacts } from '../../games/service';
import { GAME_THEMES, type GameTheme } from '@/lib/domain/game-themes';
import type { PosterArt } from '@/lib/node/facts/poster';
import { FEATURED, type FeaturedGame } from './featured';
import { huesOf, namedHue } from './colours';
import { factsOf, isSlot, type SlotLines } from './facts';
import { STUDIOS, type Studio } from './providers';
import { chanceOf, type Chance } from './random';
import { symbolOf } from './symbols';
import { writeSequel, writeTitle, type Title } from './title-patterns';
import { isGoodTitle, slugOf } from './title-rules';
import { CATALOGUE_SEED } from './version';

/** A game before its rank, dates and categories are known. */
export interface Draft extends GameFacts {
  id: string;
  name: string;
  theme: GameTheme;
  studio: Studio;
  live: boolean;
  limits: readonly [number, number] | null;
  art: PosterArt;
  /** The compositions that alone can show what the title names; undefined when any can. */
  compositions: readonly number[] | undefined;
  featured: FeaturedGame['row'] | null;
}

const SLOT_THEMES = (Object.keys(GAME_THEMES) as GameTheme[]).filter(isSlot);
const TRIES = 400;
/** A counted title takes no sequel: "Two Spiders Nights". */
const COUNTED = /\d|^(Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|A Hundred) /;

/** Names that are given: a name and its address may be taken once in the whole catalogue. */
export class NameBook {
  readonly #slugs = new Set<string>();

  /** Takes the name if it is good and free. */
  take(title: string): boolean {
    const slug = slugOf(title);
    if (!isGoodTitle(title) || this.#slugs.has(slug)) return false;
    this.#slugs.add(slug);
    return true;
  }

  /** Takes a name that was chosen by hand. @throws Error when it is given already. */
  reserve(title: string): void {
    const slug = slugOf(title);
    if (this.#slugs.has(slug)) throw new Error(`two games are called ${title}`);
    this.#slugs.add(slug);
  }
}

function themeFor(studio: Studio, chance: Chance): GameTheme {
  const reels = studio.themes.filter(isSlot);
  // Cards, wheels and crash games come on the side of a studio that makes them.
  const sides = studio.themes.filter((theme) => !isSlot(theme));
  if (sides.length > 0 && (reels.length === 0 || chance.percent(8 + 4 * sides.length)))
    return chance.pick(sides);
  return chance.percent(70) && reels.length > 0 ? chance.pick(reels) : chance.pick(SLOT_THEMES);
}

/** The poster breaks a title after these many words when neither half would make sense alone. */
export function linesOf(theme: GameTheme, title: string): readonly string[] | undefined {
  if (theme === 'book') return ['Book of', title.replace(/^Book of /, '')];
  const words = title.split(' ');
  if (words.length < 3) return undefined;
  // Break before the last small word, else where the halves are most even.
  const small = words.findIndex((word, index) => index > 0 && /^(of|the|&|at|to|from|over)$/i.test(word));
  const at = small > 0 ? small : Math.ceil(words.length / 2);
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

/** What its title decides of a poster; which composition shows it is decided by the neighbours. */
export function artOf(theme: GameTheme, title: string, chance: Chance): Pick<Draft, 'art' | 'compositions'> {
  // Titles use the same random stream: this draw must stay although its result is unused.
  if (theme === 'egypt' || theme === 'crash') chance.percent(40);
  const { sym, only } = symbolOf(theme, title, chance);
  const lines = linesOf(theme, title);
  const hue = chance.pick(huesOf(theme));
  return {
    art: {
      ...(sym === undefined ? {} : { sym }),
      hue: namedHue(theme, title) ?? hue,
      ...(lines ? { lines } : {}),
    },
    compositions: only,
  };
}

/** The games of one studio that were not chosen by hand; ids count on from `firstNumber`. */
export function studioGames(studio: Studio, count: number, firstNumber: number, names: NameBook): Draft[] {
  const chance = chanceOf(`${CATALOGUE_SEED} studio ${studio.id}`);
  const drafts: Draft[] = [];
  const families: { title: string; theme: GameTheme }[] = [];
  while (drafts.length < count) {
    let theme = themeFor(studio, chance);
    let name = '';
    let lines: SlotLines | undefined;
    for (let attempt = 0; name === '' && attempt < TRIES; attempt += 1) {
      if (attempt > 0 && attempt % 40 === 0) theme = chance.pick(SLOT_THEMES);
      const family = families.length > 8 && chance.percent(6) ? chance.pick(families) : undefined;
      const title: Title = family
        ? { text: writeSequel(family.title, chance) }
        : writeTitle(theme, studio.hand, chance);
      if (!names.take(title.text)) continue;
      name = title.text;
      if (family) theme = family.theme;
      else if (isSlot(theme) && !COUNTED.test(name)) families.push({ title: name, theme });
      lines = title.lines;
    }
    if (name === '') throw new Error(`the vocabulary has run dry for ${studio.name}`);
    const id = `g${firstNumber + drafts.length}`;
    drafts.push({
      id,
      name,
      theme,
      studio,
      live: false,
      limits: null,
      ...artOf(theme, name, chance),
      featured: null,
      ...factsOf(theme, studio.hand, chance, { lines }),
    });
  }
  return drafts;
}

/** The games that were chosen by hand. */
export function featuredDrafts(names: NameBook): Draft[] {
  const studios = new Map(STUDIOS.map((studio) => [studio.name, studio]));
  return FEATURED.map((game) => {
    const studio = studios.get(game.provider);
    if (!studio) throw new Error(`${game.title} is of a studio that is not there: ${game.provider}`);
    names.reserve(game.title);
    return {
      id: game.id,
      name: game.title,
      theme: game.theme,
      studio,
      live: game.row === 'live',
      limits: game.limits ?? null,
      art: game.art,
      compositions: [game.art.v ?? 0],
      featured: game.row,
      ...factsOf(game.theme, studio.hand, chanceOf(`facts ${game.id}`), {
        volatility: game.volatility,
        live: game.row === 'live',
        lines: game.lines || undefined,
      }),
    };
  });
}

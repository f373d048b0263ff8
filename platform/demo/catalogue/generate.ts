import type { Catalogue, CatalogueGame } from '../../games/service';
import { gradientColour } from './colours';
import { composed } from './compositions';
import { featuredDrafts, linesOf, NameBook, studioGames, type Draft } from './drafts';
import { factsOf, isSlot } from './facts';
import { categoriesOf, NEW_COUNT, TOP_COUNT } from './memberships';
import { NUMBERS_IDS, withNumbers } from './numbers';
import { promised, promisedLive } from './promises';
import { STUDIOS } from './providers';
import { rankedApart } from './ranking';
import { asPlayed } from './slots';
import { chanceOf } from './random';
import { liveTables } from './tables';
import { slugOf } from './title-rules';
import { CATALOGUE_DATE, CATALOGUE_SEED, CATALOGUE_VERSION } from './version';

const DAY_MS = 86_400_000;

/** Whole days before CATALOGUE_DATE → YYYY-MM-DD. */
function daysBefore(days: number): string {
  return new Date(Date.parse(CATALOGUE_DATE) - days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The whole catalogue: 82 studios, 8,252 games and 83 live tables. It depends on nothing but this folder, so that the
 * same version gives the same bytes on every machine.
 */
export function generateCatalogue(): Catalogue {
  const names = new NameBook();
  const featured = featuredDrafts(names);
  const drafts: Draft[] = [...featured];
  let number = 1001;
  for (const studio of STUDIOS) {
    const given = featured.filter((draft) => draft.studio.id === studio.id && !draft.live).length;
    const made = studioGames(studio, studio.games - given, number, names);
    drafts.push(...made);
    number += made.length;
  }
  drafts.push(...liveTables(featured, names));

  const drawnRanks = rankedApart(drafts, chanceOf(`${CATALOGUE_SEED} ranks`));
  const newest = newestOf(drawnRanks);
  const ranked = withNumbers(drawnRanks, (draft) => draft.featured !== null || newest.has(draft));
  const top = new Set(ranked.filter((draft) => !draft.live && draft.featured !== 'new').slice(0, TOP_COUNT));

  const played = new Map(
    ranked.map((drawn) => {
      const draft = kept(drawn);
      const categories = categoriesOf({
        id: draft.id,
        title: draft.name,
        theme: draft.theme,
        providerId: draft.studio.id,
        live: draft.live,
        isNew: newest.has(drawn),
        isTop: top.has(drawn),
      });
      return [draft.id, asPlayed(draft, categories)];
    }),
  );
  // Games of keno and the wheel have their composition by hand, and change no other's.
  const shownAs = composed(
    ranked
      .filter(({ id }) => !NUMBERS_IDS.has(id))
      .map(({ id, theme, compositions: only, featured: row, studio }) => ({
        id,
        theme,
        only,
        byHand: row !== null,
        lists: [
          'all',
          `studio ${studio.id}`,
          ...(played.get(id)?.categories ?? []).map((category) => `category ${category}`),
        ],
      })),
  );

  const games = ranked.map((drawn, index): CatalogueGame => {
    const draft = kept(drawn);
    const art = { v: shownAs.get(draft.id), ...draft.art };
    const chance = chanceOf(`${CATALOGUE_SEED} game ${draft.id}`);
    const age = newest.get(draft);
    const facts = played.get(draft.id) ?? { ...draft, categories: [] };
    return {
      id: draft.id,
      slug: slugOf(drawn.name),
      name: draft.name,
      providerId: draft.studio.id,
      theme: draft.theme,
      source: draft.live ? 1 : 0,
      volatility: facts.volatility,
      rtp: facts.rtp,
      lines: facts.lines,
      maxWin: facts.maxWin,
      released: daysBefore(age ?? 30 + chance.below(2_900)),
      hasDemo: !draft.live && (draft.featured !== null || NUMBERS_IDS.has(draft.id) || chance.percent(95)),
      gradientColor: gradientColour(draft.id, draft.theme, art),
      limitMin: draft.limits?.[0] ?? null,
      limitMax: draft.limits?.[1] ?? null,
      categories: facts.categories,
      popularity: index + 1,
      art,
    };
  });
  return {
    version: CATALOGUE_VERSION,
    providers: STUDIOS.map(({ id, name }) => ({ id, name, slug: slugOf(name) })),
    games,
  };
}

/** A game under the title that its engine keeps, and what that title promises. */
function kept(draft: Draft): Draft {
  if (draft.live) return liveAs(draft);
  const { name, theme } = promised(draft.name, draft.theme);
  if (name === draft.name && theme === draft.theme) return draft;
  const { lines: _, ...art } = draft.art;
  const lines = linesOf(theme, name);
  return {
    ...draft,
    name,
    theme,
    art: lines ? { ...art, lines } : art,
    ...factsOf(theme, draft.studio.hand, chanceOf(`facts ${draft.id}`)),
  };
}

/** A live table as what it is played: French by its title, and every table of poker as casino hold'em. */
function liveAs(draft: Draft): Draft {
  const { name, theme } = promisedLive(draft.name, draft.theme);
  if (name === draft.name && theme === draft.theme) return draft;
  const { lines: _, ...art } = draft.art;
  const lines = name === draft.name ? draft.art.lines : linesOf(theme, name);
  return {
    ...draft,
    name,
    theme,
    art: lines ? { ...art, lines } : art,
    ...factsOf(theme, draft.studio.hand, chanceOf(`facts ${draft.id}`), { live: true }),
  };
}

/** The 46 latest games with their age in days: the ones chosen by hand first, then others, no two themes alike. */
function newestOf(ranked: readonly Draft[]): Map<Draft, number> {
  const chosen = ranked.filter((draft) => draft.featured === 'new');
  for (const draft of ranked.slice(TOP_COUNT)) {
    if (chosen.length >= NEW_COUNT) break;
    const before = chosen.slice(-4);
    const alike = before.some((other) => other.theme === draft.theme || other.studio.id === draft.studio.id);
    if (!draft.live && isSlot(draft.theme) && !alike) chosen.push(draft);
  }
  // Two releases a day, so that the order by date is the order of the row.
  return new Map(chosen.map((draft, index) => [draft, Math.floor(index / 2)]));
}

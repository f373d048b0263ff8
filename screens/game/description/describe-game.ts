import { MOST_LINES } from '@/lib/domain/game-maths';
import { drawnAs, type GameTheme } from '@/lib/domain/game-themes';
import type { Locale } from '@/lib/domain/locales';
import { fillPlaces } from '@/lib/domain/placeholders';
import { chanceOf, pick, shuffled } from './choice';
import { featuresOf, kindOf, standingOf, type GameFacts } from './game-facts';
import { LANGUAGES, type Language } from './languages';
import { valuesOf } from './values';

export type { GameFacts } from './game-facts';

/** Themes whose return depends on what a player bets on or chooses. */
const DECIDED: ReadonlySet<GameTheme> = new Set(['blackjack', 'poker', 'holdem', 'french_roulette', 'dice']);
/** The least number of words, and how often a shorter text is drawn again. */
const SHORTEST = 90;
const DRAWS = 12;
/** From this many words on a text needs no remarks; above the second number it gets none. */
const FULL = 104;
const LONG = 140;
/** The least number of words of a last paragraph. */
const PARAGRAPH = 22;

/**
 * Describes a game for players and search engines: two or three paragraphs of plain text, 90 to 170 words, from its
 * facts alone. The game's id decides which of the hand-written sentences are used, and in which order: a game always
 * reads the same, and no two of the catalogue read alike.
 */
export function describeGame(facts: GameFacts, locale: Locale): string[] {
  let paragraphs = draft(facts, locale);
  for (let draw = 1; draw < DRAWS && wordsIn(paragraphs) < SHORTEST; draw += 1) {
    paragraphs = draft({ ...facts, id: `${facts.id} again ${draw}` }, locale);
  }
  return paragraphs;
}

/** A text drawn with the game's id as its seed. */
function draft(facts: GameFacts, locale: Locale): string[] {
  const language = LANGUAGES[locale];
  const values = valuesOf(facts, locale);
  const say = (text: string) => language.typeset(fillPlaces(text, values).replace(/([!?])\./, '$1'));

  const picture = pictureOf(facts, language).map(say);
  const play = inOrder(facts, 'play', playOf(facts, language).map(say), language);
  const besides = aroundOf(facts, language).map(say);
  const features = featuresTold(facts, language).map(say);

  const length = () => wordsIn([...picture, ...play, ...besides, ...features]);
  const wants = (share: number, remark: string) =>
    length() < FULL || (length() < LONG && chanceOf(facts.id, remark) < share);
  const explained = features.length > 0 && wants(0.6, 'whether explained');
  if (explained) features.push(...explanationOf(facts, language).map(say));
  const care = wants(0.2, 'whether care') ? [say(pick(facts.id, 'care', language.facts.care))] : [];

  const units = features.length > 0 ? [...besides, features.join(' ')] : besides;
  const around = [...inOrder(facts, 'around', units, language), ...care];
  const paragraphs = wordsIn(around) < PARAGRAPH ? [picture, [...play, ...around]] : [picture, play, around];
  return paragraphs.map((sentences) => sentences.join(' '));
}

/** Its studio, its look, and how it is played if it has no reels. */
function pictureOf(facts: GameFacts, { themes, facts: texts }: Language): string[] {
  const kind = kindOf(facts);
  return [
    pick(facts.id, 'opening', texts.openings[kind]),
    pick(facts.id, 'scene', themes[drawnAs(facts.theme)]),
    ...(kind === 'slot' ? [] : [pick(facts.id, 'manner', texts.manner[kind])]),
  ];
}

/** How it plays, in numbers. */
function playOf(facts: GameFacts, { facts: texts }: Language): string[] {
  const { id, theme } = facts;
  const decided = DECIDED.has(theme);
  return [
    pick(id, 'volatility', texts.volatility[facts.volatility]),
    pick(id, 'rtp', decided ? texts.rtpOfBestPlay : texts.rtp),
    // A Megaways game is listed as one without fixed lines.
    ...(facts.lines > 0 && facts.lines <= MOST_LINES ? [pick(id, 'lines', texts.lines)] : []),
    ...(facts.maxWin > 0 ? [pick(id, 'maximum', texts.maxWin)] : []),
  ];
}

/** What there is besides. */
function aroundOf(facts: GameFacts, { facts: texts }: Language): string[] {
  const { id } = facts;
  const standing = standingOf(facts);
  const isLive = kindOf(facts) === 'live';
  return [
    pick(id, 'released', texts.released),
    ...(isLive ? [] : [pick(id, 'demo', facts.hasDemo ? texts.demo : texts.noDemo)]),
    ...(facts.live ? [pick(id, 'limits', texts.limits)] : []),
    ...(standing ? [pick(id, 'standing', texts.standing[standing])] : []),
  ];
}

/** What it has besides the base game, if anything. */
const featuresTold = (facts: GameFacts, { facts: texts }: Language): string[] =>
  featuresOf(facts).length > 0 ? [pick(facts.id, 'features', texts.features)] : [];

/** What one of its features is. */
function explanationOf(facts: GameFacts, { facts: texts }: Language): string[] {
  const [feature] = shuffled(facts.id, 'explained feature', featuresOf(facts));
  return feature ? [pick(facts.id, 'explained', texts.explained[feature])] : [];
}

/** In the game's own order; what leans on a sentence before it does not come first. */
function inOrder({ id }: GameFacts, place: string, sentences: string[], { leaning }: Language): string[] {
  const ordered = shuffled(id, place, sentences);
  const first = ordered.findIndex((sentence) => !leaning.test(sentence));
  return first > 0 ? [...ordered.splice(first, 1), ...ordered] : ordered;
}

const wordsIn = (sentences: readonly string[]) =>
  sentences.reduce((sum, sentence) => sum + (sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0), 0);

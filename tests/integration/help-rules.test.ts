import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFaq } from '@/cms/seed/faq';
import { LOCALES, type Locale } from '@/lib/domain/locales';
import { LEFT_AFTER_MS } from '@/sandbox/studio/engine-rounds/engine-rounds';
import { ENGINE_GAMES } from '@/sandbox/studio/engine-rounds/games';
import { ABANDONED_AFTER_MS } from '@/sandbox/studio/rounds-options';

// The help says what becomes of a round whose player is cut off. The rules stand in the code: a change of one is to be a
// change of the other.

const TOGETHER = ['en', 'de', 'fr'] as const;
type Written = (typeof TOGETHER)[number];
const writtenAs = (locale: Locale): Written =>
  TOGETHER.find((language) => locale.startsWith(language)) ?? 'en';

const MINUTES = ABANDONED_AFTER_MS / 60_000;
const HOURS = LEFT_AFTER_MS / 3_600_000;

/** Each rule, as the help has to name it. */
const RULES: Record<string, Record<Written, RegExp>> = {
  'free spins are played to their end': {
    en: new RegExp(`Free spins .* after ${MINUTES} minutes`),
    de: new RegExp(`Freispiele.* nach ${MINUTES} Minuten`),
    fr: new RegExp(`tours gratuits .* après ${MINUTES} minutes`),
  },
  'a bet of crash leaves at its multiplier, or is lost': {
    en: /auto cash-out leaves at its multiplier.* lost if the round ends/,
    de: /automatischem Ausstieg steigt bei seinem Multiplikator aus.* verloren, wenn die Runde endet/,
    fr: /sortie automatique sort à son multiplicateur.* perdue si la manche se termine/,
  },
  'a round with choices waits': {
    en: new RegExp(`waits for you for ${HOURS} hours`),
    de: new RegExp(`wartet ${HOURS} Stunden auf dich`),
    fr: new RegExp(`vous attend ${HOURS} heures`),
  },
  'live tables go on': {
    en: /live blackjack .* stands; at live casino hold’em the hand is folded/,
    de: /Live-Blackjack-Tisch .* bleibt stehen; am Live-Pokertisch wird die Hand gepasst/,
    fr: /blackjack en direct.* reste.*hold’em en direct, la main est couchée/,
  },
};

/** What ends a round that its player has left, by the kind of game whose rule that is. */
const ENDS: Record<string, Record<Written, RegExp>> = {
  mines: {
    en: /mines cash out the gems found/,
    de: /zahlt Mines die gefundenen Steine aus/,
    fr: /mines encaisse les gemmes/,
  },
  blackjack: {
    en: /blackjack insurance is declined and every hand stands/,
    de: /Blackjack wird die Versicherung abgelehnt und jede Hand bleibt stehen/,
    fr: /blackjack, l’assurance est refusée et toutes les mains restent/,
  },
  holdem: {
    en: /hold’em the hand is folded/,
    de: /Holdem wird die Hand gepasst/,
    fr: /hold’em, la main est couchée/,
  },
  poker: {
    en: /video poker all cards are held/,
    de: /Video-Poker werden alle Karten gehalten/,
    fr: /vidéo poker, toutes les cartes sont gardées/,
  },
};

const faqOf = (locale: Locale) =>
  parseFaq(readFileSync(path.join('cms', 'seed', 'faq', `${locale}.md`), 'utf8')).flatMap(
    ({ questions }) => questions,
  );
const CUT_OFF = { en: /connection (breaks|drops out)/, de: /Verbindung abbricht/, fr: /connexion se coupe/ };
const WITHDRAW = { en: /How do I withdraw/, de: /ausgezahlt\?$/, fr: /^Comment retirer/ };
const answerTo = (locale: Locale, asked: Record<Written, RegExp>) =>
  faqOf(locale).find(({ question }) => asked[writtenAs(locale)].test(question))?.answer ?? '';

it('knows every game with choices', () => {
  // An engine whose round can wait for its player ends it by a rule of its own.
  const waiting = Object.entries(ENGINE_GAMES).flatMap(([kind, { engine }]) =>
    /^\(?state\)?=>state$/.test(String(engine.finish).replaceAll(/\s/g, '')) ? [] : [kind],
  );
  expect(waiting.sort()).toEqual(Object.keys(ENDS).sort());
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.entries({ ...RULES, ...ENDS }))(
    'the help says what becomes of a round: %s',
    (_rule, words) => {
      expect(answerTo(locale, CUT_OFF)).toMatch(words[writtenAs(locale)]);
    },
  );

  it('the help leads to the withdrawal that there is', () => {
    expect(answerTo(locale, WITHDRAW)).toContain('](/account/wallet/withdrawal)');
  });
});

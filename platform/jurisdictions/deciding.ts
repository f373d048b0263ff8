import { API_CODES } from '@/lib/domain/api-codes';
import { countryOf } from '@/lib/domain/countries';
import { BOOK_CHOICES, type BookChoice, type RuleBook } from '@/lib/domain/rule-books';
import { z } from 'zod';
import { audit } from '../audit/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { Books, Standing } from './books';
import { changeWords } from './change-words';
import { changesOf } from './changes';
import { bookOf, profileOf } from './rules';
import * as store from './store';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Another rule book for a country, as it is asked for and agreed to. */
export const bookChangeSchema = z.object({
  country: z.string().refine((code) => countryOf(code)?.alpha2 === code, 'a country'),
  book: z.enum(BOOK_CHOICES),
  /** ISO 8601; null for as soon as a colleague agrees. */
  from: z.iso.datetime().nullable(),
  /** What held when it was asked for. */
  before: z.enum(BOOK_CHOICES),
  /** The decision about the country that was the last one then; null for none. */
  last: z.int().nullable(),
});
export type BookChange = z.infer<typeof bookChangeSchema>;
export type WantedBook = Pick<BookChange, 'country' | 'book'> & { from: string | null };

/** A country, with what holds for its players. */
export interface CountryOfBooks {
  country: string;
  book: BookChoice;
  /** Whose rules hold: of a country without a licence, those that held before. */
  rules: RuleBook;
  /** Since when, and by whom; null where the operator's licences alone say so. */
  by: store.StoredDecision | null;
  /** What was decided for later; null for nothing. */
  planned: store.StoredDecision | null;
  /** All that was decided, the newest first. */
  decisions: store.StoredDecision[];
}

/** What another rule book would do. */
export interface BookPreview {
  before: BookChoice;
  /** Open accounts of the country. */
  players: number;
  /** What its players would be told, in English; nothing where nothing is otherwise for them. */
  told: string[];
  /** Whose law the country has a book for, where that is another one than what is asked for. */
  ownBook: RuleBook | null;
}

export interface Deciding {
  countries(): Promise<CountryOfBooks[]>;
  preview(wanted: WantedBook): Promise<BookPreview>;
  /** What is asked of a colleague. @throws Problem 422 for what can't be. */
  checkChange(wanted: WantedBook): Promise<BookChange>;
  /** Why it can't be done as things stand; null when it can. Locks the country. */
  obstacle(trx: store.Db, change: BookChange): Promise<string | null>;
  set(
    trx: store.Db,
    change: BookChange,
    by: {
      operatorId: string;
      reason: string;
      requestId: string;
      /** Takes what follows the commit. */
      after(work: () => Promise<void>): void;
    },
  ): Promise<void>;
}

const choiceOf = ({ profile, isClosed }: Standing): BookChoice => (isClosed ? 'none' : profile.code);

const wrong = (field: string, detail: string) =>
  new Problem(422, API_CODES.wrongData, detail, { fields: { [field]: 'invalid' } });

export function createDeciding(
  { db, clock, config }: Pick<Kernel, 'db' | 'clock' | 'config'>,
  books: Books,
): Deciding {
  /** What would hold, of a country whose standing is known. */
  const would = (standing: Standing, book: BookChoice): Standing =>
    book === 'none'
      ? { ...standing, isClosed: true }
      : { ...standing, profile: profileOf(book), isClosed: false };

  /** Why a book can't hold anywhere; null when it can. */
  const faultOf = (book: BookChoice): string | null => {
    if (book === 'none' || config.registerApiKey !== '') return null;
    return profileOf(book).rules.some(({ register }) => register)
      ? 'its law asks a register of excluded players, and the platform has no key for one'
      : null;
  };

  /** Whether it says what is so already: the same now, and nothing else later. */
  const changesNothing = ({ country, book, from }: WantedBook, now: Date) => {
    const at = from === null ? now : new Date(from);
    return !books.overtakes(country, at) && choiceOf(books.standingOf(country, at)) === book;
  };

  return {
    async countries() {
      const now = clock.now();
      const decisions = await store.readDecisions(db);
      return books.named().map((country) => {
        const of = decisions.filter((one) => one.country === country);
        const standing = books.standingOf(country, now);
        // What was decided last takes the place of what was planned before it.
        const planned = of.findLast(({ from }) => from > now);
        return {
          country,
          book: choiceOf(standing),
          rules: standing.profile.code,
          by: of.find(({ id }) => id === standing.by) ?? null,
          planned: planned && planned.id > (standing.by ?? 0) ? planned : null,
          decisions: of.toReversed(),
        };
      });
    },

    async preview({ country, book, from }) {
      const at = from === null ? clock.now() : new Date(from);
      const standing = books.standingOf(country, at);
      const owned = bookOf(country);
      return {
        before: choiceOf(standing),
        players: await store.countPlayers(db, country),
        told: changeWords(changesOf(books, { country, from: at, after: would(standing, book) }), 'en'),
        ownBook: owned !== null && owned !== book && book !== 'none' ? owned : null,
      };
    },

    async checkChange(wanted) {
      const { country, book, from } = wanted;
      const now = clock.now();
      if (countryOf(country)?.alpha2 !== country) throw wrong('country', 'there is no such country');
      if (
        from !== null &&
        !(Date.parse(from) > now.getTime() && Date.parse(from) < now.getTime() + YEAR_MS)
      ) {
        throw wrong('from', 'it is to hold from now on, or from a day of the coming year');
      }
      const fault = faultOf(book);
      if (fault !== null) throw wrong('book', fault);
      if (changesNothing(wanted, now)) throw wrong('book', 'it holds already');
      const standing = books.standingOf(country, from === null ? now : new Date(from));
      return { country, book, from, before: choiceOf(standing), last: await store.lastOf(db, country) };
    },

    async obstacle(trx, { country, book, from, last }) {
      await store.lockCountry(trx, country);
      if ((await store.lastOf(trx, country)) !== last)
        return 'something else was decided for this country since';
      if (from !== null && Date.parse(from) <= clock.now().getTime())
        return 'the day from which it was to hold is over';
      return faultOf(book);
    },

    async set(trx, { country, book, from, before }, { operatorId, reason, requestId }) {
      const decidedAt = clock.now();
      const appliesFrom = from === null ? decidedAt : new Date(from);
      const decision = { country, book, from: appliesFrom, reason, askedBy: operatorId, decidedAt };
      const id = await store.addDecision(trx, decision);
      await audit(trx, {
        actor: { kind: 'operator', id: operatorId },
        action: 'jurisdictions.set-book',
        subject: country,
        before: { book: before },
        after: { book, from: appliesFrom, decision: id },
        reason,
        requestId,
      });
    },
  };
}

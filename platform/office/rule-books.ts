import { z } from 'zod';
import type { BookChoice } from '@/lib/domain/rule-books';
import type { ApprovalsService } from '../approvals/service';
import {
  bookChangeSchema,
  type BookPreview,
  type CountryOfBooks,
  type JurisdictionsService,
  type WantedBook,
} from '../jurisdictions/service';
import type { Kernel } from '../kernel/kernel';
import type { OperatorSession } from '../kernel/session';
import type { OperatorsService } from '../operators/service';

/** One operator asks for it, another one agrees, and it holds then, or from the day that was asked for. */
const TWO_PEOPLE = 'jurisdictions.set-book';
const WAITS_MS = 3 * 24 * 60 * 60 * 1000;

const askedSchema = bookChangeSchema.extend({ operatorId: z.string() });

export interface AskedBook {
  request: string;
  country: string;
  book: BookChoice;
  /** ISO 8601; null for as soon as a colleague agrees. */
  from: string | null;
}
export interface ShownCountries {
  countries: CountryOfBooks[];
  /** What waits for a colleague; of countries that nothing was decided about, too. */
  asked: AskedBook[];
  /** Addresses of operators, by their ids. */
  addresses: ReadonlyMap<string, string>;
}

/** Rule books of countries, as operators see and set them. */
export interface RuleBooksOfOffice {
  shown(): Promise<ShownCountries>;
  preview(wanted: WantedBook): Promise<BookPreview>;
  /**
   * Asks a colleague to agree to another rule book. @returns the id of the request.
   * @throws Problem 409 while somebody's waits, or nothing could be done; 422 for what can't be, or that nobody could agree to.
   */
  ask(wanted: WantedBook & { reason: string }, by: OperatorSession, requestId: string): Promise<string>;
}

export function createRuleBooksOfOffice(
  { db }: Pick<Kernel, 'db'>,
  {
    approvals,
    jurisdictions,
    operators,
  }: {
    approvals: Pick<ApprovalsService, 'define' | 'ask' | 'waiting'>;
    jurisdictions: Pick<JurisdictionsService, 'books'>;
    operators: Pick<OperatorsService, 'idsWith' | 'addressesOf'>;
  },
): RuleBooksOfOffice {
  const { books } = jurisdictions;

  approvals.define({
    name: TWO_PEOPLE,
    parameters: askedSchema,
    waitsMs: WAITS_MS,
    approvers: (trx) => operators.idsWith(trx, 'change:rule-books', 'decide:approvals'),
    obstacle: (trx, change) => books.obstacle(trx, change),
    carryOut: (trx, { operatorId, ...change }, { reason, requestId, after }) =>
      books.set(trx, change, { operatorId, reason, requestId, after }),
  });

  return {
    async shown() {
      const countries = await books.countries();
      const waiting = await approvals.waiting([TWO_PEOPLE]);
      const ids = countries.flatMap(({ decisions }) => decisions.map(({ askedBy }) => askedBy));
      return {
        countries,
        asked: waiting.map(({ id, parameters }) => {
          const { country, book, from } = askedSchema.parse(parameters);
          return { request: id, country, book, from };
        }),
        addresses: await operators.addressesOf(db, [...new Set(ids)]),
      };
    },

    preview: (wanted) => books.preview(wanted),

    async ask({ reason, ...wanted }, { operatorId }, requestId) {
      const change = await books.checkChange(wanted);
      const request = await approvals.ask({
        action: TWO_PEOPLE,
        subject: change.country,
        parameters: { ...change, operatorId },
        askedBy: operatorId,
        reason,
        requestId,
        once: true,
      });
      return request.id;
    },
  };
}

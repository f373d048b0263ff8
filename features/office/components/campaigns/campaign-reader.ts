import { GAME_CATEGORIES } from '@/lib/domain/game-categories';
import { decimalToMinor, type Currency } from '@/lib/money/money';

/** A campaign as it stands in the fields of a form; a box that is ticked says `yes`. */
export type Values = Readonly<Record<string, string>>;

/** What a box says that is ticked. */
export const YES = 'yes';

/** Reads fields, and remembers what can't be read. */
export class FieldReader {
  readonly wrong: Record<string, string> = {};
  constructor(private readonly values: Values) {}

  text = (name: string): string => this.values[name]?.trim() ?? '';
  is = (name: string): boolean => this.values[name] === YES;
  list = (name: string): string[] => [
    ...new Set(
      this.text(name)
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
  /** Ids of the categories that are named, in order. */
  categories = (name: string): number[] => {
    const named = this.list(name).map((code) => code.toLowerCase());
    const known = GAME_CATEGORIES.filter(({ code }) => named.includes(code));
    if (known.length < named.length) {
      this.wrong[name] = `Only ${GAME_CATEGORIES.map(({ code }) => code).join(', ')}.`;
    }
    return known.map(({ id }) => id);
  };
  /** A whole number; null when the field is empty. */
  some = (name: string): number | null => {
    const written = this.text(name);
    if (written === '') return null;
    if (!/^\d{1,9}$/.test(written)) this.wrong[name] = 'A whole number, without signs.';
    return Number(written);
  };
  whole = (name: string): number => {
    const number = this.some(name);
    if (number === null) this.wrong[name] = 'This is needed.';
    return number ?? 0;
  };
  /** Minor units; null when the field is empty. */
  sum = (name: string, currency: Currency): number | null => {
    if (this.text(name) === '') return null;
    const minor = decimalToMinor(this.text(name), currency);
    if (minor === null) this.wrong[name] = 'An amount, for example 12.50.';
    return minor ?? 0;
  };
  needed = (name: string, currency: Currency): number => {
    const minor = this.sum(name, currency);
    if (minor === null) this.wrong[name] = 'This is needed.';
    return minor ?? 0;
  };
  /** Decimal odds; null when the field is empty. */
  odds = (name: string): number | null => {
    const written = this.text(name).replace(',', '.');
    if (written === '') return null;
    const odds = /^\d{1,4}(\.\d{1,2})?$/.test(written) ? Number(written) : 0;
    if (odds <= 1) this.wrong[name] = 'Decimal odds above 1, for example 1.50.';
    return odds;
  };
  moment = (name: string): string | null => {
    const written = this.text(name);
    return written === '' ? null : `${written}:00.000Z`;
  };
}

import type { ByCurrency } from '@/lib/money/money';
import type { LanguageCode } from '@/lib/domain/locales';

/** A sum of some days, or of all time. */
interface Sum {
  /** Minor units by currency; a currency that is left out has nobody. */
  atLeast: ByCurrency;
  days?: number;
}

/** For whom a campaign is; every part that is there must hold. The database asks the same (sql/audience.sql). */
export interface Segment {
  languages?: LanguageCode[];
  /** `new`: the account is younger than so many days. `returning`: it is older, and nothing was played for so long. */
  standing?: { is: 'new' | 'returning'; days: number };
  /** Deposits that were made and have stayed. */
  deposited?: Sum;
  /** Real money that play has taken, less what it has brought. */
  lost?: Sum;
  /** VIP levels, both inclusive. */
  levels?: { from: number; to?: number };
  /** The players of its list. */
  listed?: true;
}

/** What nobody but the player knows of: a campaign that asks for it is not shown to everybody. */
const PERSONAL = ['languages', 'standing', 'deposited', 'lost', 'listed'] as const;

/** Whether a campaign may stand on a page that is the same for everybody. VIP levels may: they can be reached. */
export const isForEveryone = ({
  segment,
  countries,
  share,
}: {
  segment: Segment;
  countries: string[] | null;
  share: number;
}): boolean => countries === null && share === 100 && PERSONAL.every((part) => segment[part] === undefined);

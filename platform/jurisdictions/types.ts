import type { BonusLaw } from '@/lib/domain/bonus-laws';
import type { GameFamily } from '@/lib/domain/game-themes';
import type { HarmLaw } from '@/lib/domain/harm';
import type { PlayLaw } from '@/lib/domain/play-law';
import type { LimitsLaw } from '@/lib/domain/player-limits';
import type { RegisterLaw } from '@/lib/domain/registers';
import type { RuleBook } from '@/lib/domain/rule-books';

/** What an account does with money that a jurisdiction may ask proof for. */
export type Activity = 'deposit' | 'play' | 'withdraw';

/** `email`: the address is confirmed. `identity`: documents prove who the player is, and where they live. */
export type Proof = 'email' | 'identity';

/** What holds from a day on. */
export interface DatedRules {
  /** First day, `YYYY-MM-DD`, of UTC. */
  validFrom: string;
  /** What must be proved before each activity. */
  proofs: Readonly<Record<Activity, readonly Proof[]>>;
  /** Play money, too, is for players who have proved who they are. */
  provedDemo?: true;
  /** Whether its players may win a jackpot. */
  jackpots: boolean;
  /** Nobody is won over with prizes that cost nothing: the wheel of fortune stands still. */
  wheel?: false;
  /** Games that its players, and whoever is there, are not offered, not even as a demo. */
  withheld?: readonly GameFamily[];
  /** What it says of bonuses. */
  bonus?: BonusLaw;
  /** What it says of the limits that players set. */
  limits?: LimitsLaw;
  /** What it says of time and speed in play. */
  play?: PlayLaw;
  /** What it asks of operators about early signs of harm. */
  harm?: Pick<HarmLaw, 'demands'>;
  /** The register of excluded players that is asked before anything is paid in or played. */
  register?: RegisterLaw;
}

/** The law of a licence, as data. */
export interface Jurisdiction {
  /** As `LICENCES` and operators name it. */
  code: RuleBook;
  /** Whose law it is, and whose players it holds for while nothing else is decided: ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** The oldest first; a new rule is added, and an old one stays. */
  rules: readonly DatedRules[];
}

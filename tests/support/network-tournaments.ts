/** What the platform answers about tournaments of studios, as far as tests read it. */

export interface Told {
  code: string;
  id: string;
  status: string;
  title: string;
  dateEnd: string;
  minLevel: number | null;
  winners: number;
  prize: { amount: { EUR: number } };
  games: { id: string }[];
}
export interface List {
  active: Told[];
  upcoming: Told[];
  completed: Told[];
  toldAt: string | null;
  isCurrent: boolean;
}
export interface Place {
  place: number | null;
  points: number;
  rounds: number;
  neighbours: { name: string }[];
  toNext: number | null;
  isCurrent: boolean;
  result: { amount: { amount: number } | null; withheld: string | null } | null;
}
export interface Board {
  isFinal: boolean;
  participants: number;
  lines: { place: number; name: string; points: number }[];
  isCurrent: boolean;
  toldAt: string | null;
}

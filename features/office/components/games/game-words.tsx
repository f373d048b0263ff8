import type { ListedGame } from '../../api/get-games';
import { timeWords } from '../../state/when';
import { Mark, type Tone } from '../parts/card';

export const STATE_WORDS: Record<ListedGame['state'], string> = {
  offered: 'Open',
  maintenance: 'In maintenance',
  withdrawn: 'Withdrawn',
  no_engine: 'No engine',
  dropped: 'Not in the catalogue',
};
const TONES: Record<ListedGame['state'], Tone> = {
  offered: 'ok',
  maintenance: 'wait',
  withdrawn: 'bad',
  no_engine: 'plain',
  dropped: 'plain',
};

export function GameMark({ state }: { state: ListedGame['state'] }) {
  return <Mark tone={TONES[state]}>{STATE_WORDS[state]}</Mark>;
}

/** What a name of the code says: `live_roulette` is "Live roulette". */
export const kindWords = ({ kind, model }: Pick<ListedGame, 'kind' | 'model'>): string => {
  const words = (name: string) => name.replaceAll('_', ' ');
  const all = model === null ? words(kind) : `${words(kind)}, ${words(model)}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
};

export const returnWords = (millionths: number): string =>
  `${(millionths / 10_000).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })} %`;

type Closed = Pick<ListedGame['closures'][number], 'kind' | 'reason' | 'by' | 'at' | 'until'>;

/** Since when something is closed, by whom, for how long and why. */
export const closureWords = ({ kind, reason, by, at, until }: Closed): string => {
  const end = kind === 'withdrawn' ? 'for good' : until ? `until ${timeWords(until)}` : 'until it is opened';
  return `${timeWords(at)} by ${by}, ${end}: ${reason}`;
};

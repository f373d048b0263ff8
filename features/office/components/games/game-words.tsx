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

/** What a name of the code says: `live_roulette` is "Live roulette", `ways243` "243 ways". */
export const kindWords = ({ kind, model }: Pick<ListedGame, 'kind' | 'model'>): string => {
  const words = (name: string) => name.replaceAll('_', ' ').replace(/^ways(\d+)$/, '$1 ways');
  const all = model === null ? words(kind) : `${words(kind)}, ${words(model)}`;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
};

const percent = (millionths: number, mostDigits: number): string => {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: mostDigits };
  return `${(millionths / 10_000).toLocaleString('en', digits)} %`;
};
export const returnWords = (millionths: number): string => percent(millionths, 4);
/** For a list: all with as many digits. */
export const shortReturnWords = (millionths: number): string => percent(millionths, 2);

type Closed = Pick<ListedGame['closures'][number], 'kind' | 'reason' | 'by' | 'at' | 'until'>;

/** Since when something is closed, by whom, for how long and why. */
export const closureWords = ({ kind, reason, by, at, until }: Closed): string => {
  const end = kind === 'withdrawn' ? 'for good' : until ? `until ${timeWords(until)}` : 'until it is opened';
  return `${timeWords(at)} by ${by}, ${end}: ${reason}`;
};

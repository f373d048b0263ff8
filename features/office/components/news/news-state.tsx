import type { OfficeNews } from '../../api/get-news';
import { NEWS_STATE_WORDS } from '../../words';
import { Mark, type Tone } from '../parts/card';

const TONES: Record<OfficeNews['state'], Tone> = { draft: 'plain', sending: 'wait', sent: 'ok' };

export function NewsState({ news: { state, request } }: { news: OfficeNews }) {
  return request ? (
    <Mark tone="wait">Waits for a colleague</Mark>
  ) : (
    <Mark tone={TONES[state]}>{NEWS_STATE_WORDS[state]}</Mark>
  );
}

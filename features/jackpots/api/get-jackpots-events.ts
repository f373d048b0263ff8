import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { keepStreamWhileSeen } from '@/lib/browser/keep-stream';
import { withBasePath } from '@/lib/domain/base-path';
import type { JackpotDraw } from './get-jackpots-draws.server';
import { jackpotsKey, type Jackpots } from './get-jackpots';

const drawsKey = [...jackpotsKey, 'draws'] as const;

/** The last draws as they came with the page, until the stream tells of others. */
export const drawsQuery = (initialData: readonly JackpotDraw[]) =>
  queryOptions({ queryKey: drawsKey, queryFn: skipToken, initialData, staleTime: Infinity });

const isDraws = (value: unknown): value is JackpotDraw[] =>
  Array.isArray(value) && value.every((entry) => typeof (entry as JackpotDraw | null)?.drawnAt === 'string');

/** @returns undefined for what is no list of draws */
function read(data: string): JackpotDraw[] | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return isDraws(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A jackpot that was drawn opens again; what it holds since then comes with the next poll. */
function afterDraw(known: Jackpots, { id, code, login, won, drawnAt }: JackpotDraw): Jackpots {
  const sum = known.allJackpotsSum.jackpotsFund;
  const data = known.data.map((jackpot) =>
    jackpot.code === code
      ? { ...jackpot, jackpotInfo: { ...jackpot.jackpotInfo, amount: jackpot.opening } }
      : jackpot,
  );
  const amount = data.reduce((all, { jackpotInfo }) => all + jackpotInfo.amount, 0);
  return {
    ...known,
    data,
    allJackpotsSum: { ...known.allJackpotsSum, jackpotsFund: { ...sum, amount } },
    lastDraw: { id, code, login, won, drawnAt },
  };
}

/**
 * Keeps amounts and draws of the page as draws are told, as long as the page is seen. The stream begins with draws that the
 * page may know: only those after it was opened are new.
 * @returns ends it
 */
export function watchDraws(client: QueryClient): () => void {
  const known = new Set(client.getQueryData<readonly JackpotDraw[]>(drawsKey)?.map(({ id }) => id));
  let begun = false;
  const take = (draws: JackpotDraw[] | undefined) => {
    if (!draws) return;
    const [newest] = draws;
    client.setQueryData(drawsKey, draws);
    if (begun && newest && !known.has(newest.id)) {
      client.setQueryData<Jackpots>(jackpotsKey, (held) => held && afterDraw(held, newest));
    }
    for (const { id } of draws) known.add(id);
    begun = true;
  };
  return keepStreamWhileSeen({
    url: withBasePath('/api/v1/jackpots/events'),
    listen: (source) =>
      source.addEventListener('draws', ({ data }: MessageEvent<string>) => take(read(data))),
  });
}

import { answerOf, api } from '@/lib/browser/platform/client';
import type { components } from '@/lib/http/platform';
import type { TransactionQuery } from './get-me-transactions';

type Movement = components['schemas']['Transaction'];

/** Every movement that a filter asks for, the oldest first, in the parts in which they come. */
export async function* everyTransaction(
  query: Omit<TransactionQuery, 'page' | 'per_page' | 'sort'>,
  signal: AbortSignal,
): AsyncGenerator<Movement[]> {
  const answer: unknown = await answerOf(
    api.GET('/api/v1/me/transactions/export', { params: { query }, parseAs: 'stream', signal }),
  );
  const reader = (answer as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let begun = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (begun + decoder.decode(value, { stream: !done })).split('\n');
    begun = done ? '' : (lines.pop() ?? '');
    const part = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Movement);
    if (part.length > 0) yield part;
    if (done) return;
  }
}

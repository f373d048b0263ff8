import { createBooks } from '@/platform/payments/books';
import type { PaymentProvider } from '@/platform/payments/provider';
import { openPayoutWorld } from './withdrawals-harness';

/** A payment company and its list of movements; it tells of nothing by itself. */
export async function openBooksWorld({ providerTimeoutMs = 500 }: { providerTimeoutMs?: number } = {}) {
  const world = await openPayoutWorld({ providerTimeoutMs });
  await world.control('/delivery', { hold: true });

  const differences = async () =>
    (
      await world.query<{ line: string }>(
        `select concat_ws(' ', kind, class, theirs, theirs_currency, ours, ours_currency, ours_status, state) as line
         from payments.differences order by found_at, kind, class`,
      )
    ).map(({ line }) => line);
  const books = (provider: PaymentProvider = world.provider()) =>
    createBooks(world.kernel, new Map([[provider.name, provider]]));
  /** A deposit that the company has as paid, and that was told to us by a webhook of its own. */
  async function paid(changes: { told?: boolean; received?: number } = {}) {
    const player = await world.newPlayer();
    const deposit = await world.deposit(player);
    const charge = await world.chargeOf(deposit.id);
    const move = {
      status: 'completed',
      silent: true,
      ...(changes.received === undefined ? {} : { amount_received: changes.received }),
    };
    expect((await world.control(`/charges/${charge}/move`, move)).status).toBe(200);
    if (changes.told !== false) await world.send(await world.event(deposit, 'charge.completed'));
    return { player, deposit, charge };
  }
  const alter = (kind: string, subject: string, change: object) =>
    world.control('/movements/alter', { kind, subject, ...change });
  const close = async () => {
    await world.checkLedger();
    await world.close();
  };
  return { world, differences, books, paid, alter, close };
}
export type BooksWorld = Awaited<ReturnType<typeof openBooksWorld>>;

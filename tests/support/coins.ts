import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from './payments-harness';

/** The same in a world of its own. */
export const openCoins = async () => coinsIn(await openWorld());

/** A player with coins, and the network that carries them to the payment company. */
export async function coinsIn(world: World) {
  const player: PlayerSession = await world.newPlayer();

  const begin = (method = 'bitcoin_BTC', amount = 5_000) => world.deposit(player, { method, amount });
  const chargePath = async ({ id }: DepositJson, end: string) => `/charges/${await world.chargeOf(id)}${end}`;
  /** Base units of what was asked for. */
  const askedBase = ({ crypto }: DepositJson) => BigInt((crypto?.amount ?? '0').replace('.', ''));

  /** Coins arrive. @returns their name in the network. */
  async function send(
    deposit: DepositJson,
    amount: bigint,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const { json } = await world.control(await chargePath(deposit, '/coins'), {
      amount: String(amount),
      ...more,
    });
    return (json.transfer as { txid: string }).txid;
  }
  const blocks = async (deposit: DepositJson, txid: string, times: number, silent = false) =>
    world.control(await chargePath(deposit, `/coins/${txid}/block`), { times, silent });
  const reorganise = async (deposit: DepositJson, txid: string, gone: boolean) =>
    world.control(await chargePath(deposit, `/coins/${txid}/reorganise`), { gone });

  /** Reads again until it is as wanted: the company sends its webhooks meanwhile. */
  async function until(deposit: DepositJson, fits: (now: DepositJson) => boolean): Promise<DepositJson> {
    for (;;) {
      const now = await world.read(player, deposit.id);
      if (fits(now)) return now;
    }
  }
  const is = (status: string) => (now: DepositJson) => now.transaction.status === status;
  const transferIs = (state: string) => (now: DepositJson) => now.crypto?.transfers.at(-1)?.state === state;

  async function balanceIs(amount: bigint) {
    while ((await world.real(player)) !== amount);
  }
  const deposits = () =>
    world.query<{
      id: string;
      amount: bigint;
      status: string;
      exception: string | null;
      further_of: string | null;
    }>(
      'select id, amount, status, exception, further_of from payments.deposits where player_id = $1 order by created_at, id',
      [player.playerId],
    );
  /** A transfer that no other test has heard of. */
  const nameOf = (short = 'a1') => `${short}${player.playerId.replaceAll('-', '')}`;
  const events = () =>
    world.query<{ event_id: string; outcome: string }>(
      'select event_id, outcome from payments.webhook_events order by received_at',
    );
  const before = new Set((await events()).map(({ event_id }) => event_id));
  /** What came of events since this player came. */
  const outcomes = async () =>
    (await events()).filter(({ event_id }) => !before.has(event_id)).map(({ outcome }) => ({ outcome }));
  /** An event about a transfer as the company would sign it. */
  const transferEvent = async (deposit: DepositJson, type: string, transfer: Record<string, unknown>) => {
    const event = await world.event(deposit, `transfer.${type}`, { amount_received: 0 });
    const data = event.data as Record<string, unknown>;
    const whole = {
      network: 'BTC',
      output: 0,
      amount: String(askedBase(deposit)),
      confirmations: 2,
      state: type === 'confirmed' ? 'confirming' : type,
      version: 3,
      seen_at: new Date().toISOString(),
      rate: type === 'final' ? { minor: '5000', per: String(askedBase(deposit)) } : null,
      ...transfer,
      txid: nameOf(typeof transfer.txid === 'string' ? transfer.txid : undefined),
    };
    return { ...event, data: { ...data, status: 'pending', transfer: whole } };
  };

  return {
    world,
    player,
    begin,
    chargePath,
    askedBase,
    send,
    blocks,
    reorganise,
    until,
    is,
    transferIs,
    balanceIs,
    deposits,
    nameOf,
    outcomes,
    transferEvent,
  };
}
export type Coins = Awaited<ReturnType<typeof coinsIn>>;

import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from './payments-harness';

/** A player with coins, and the network that carries them to the payment company. */
export async function openCoins() {
  const world: World = await openWorld();
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
  /** An event about a transfer as the company would sign it. */
  const transferEvent = async (deposit: DepositJson, type: string, transfer: Record<string, unknown>) => {
    const event = await world.event(deposit, `transfer.${type}`, { amount_received: 0 });
    const data = event.data as Record<string, unknown>;
    const whole = {
      network: 'BTC',
      txid: 'a1',
      output: 0,
      amount: String(askedBase(deposit)),
      confirmations: 2,
      state: type === 'confirmed' ? 'confirming' : type,
      version: 3,
      seen_at: new Date().toISOString(),
      rate: type === 'final' ? { minor: '5000', per: String(askedBase(deposit)) } : null,
      ...transfer,
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
    transferEvent,
  };
}
export type Coins = Awaited<ReturnType<typeof openCoins>>;

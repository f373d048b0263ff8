import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Page } from '@playwright/test';
import { site } from './support/site';
import { JACKPOT_OPENINGS } from '@/lib/domain/jackpots';
import { register } from './support/account';
import { COUNTRY, fillSignUp, newPlayer, tellProfile } from './support/player';
import { expectAccessible } from '../support/access';
import { expect, test } from './support/test';

interface Jackpots {
  data: { code: string; jackpotInfo: { amount: number } }[];
  allJackpotsSum: { jackpotsFund: { amount: number } };
}

const jackpots = async (page: Page): Promise<Jackpots> =>
  (await page.request.get(`${site.web}/api/v1/jackpots`)).json() as Promise<Jackpots>;
/** What the page says that a jackpot holds, in minor units. */
const said = async (page: Page, name: string) =>
  Number(await page.getByRole('meter', { name, exact: true }).getAttribute('aria-valuenow'));
const cells = (page: Page, name: string) =>
  page.locator(`section[data-jackpot="${name}"] [aria-hidden] b`).allInnerTexts();

test(
  'the jackpots stand on their page in order, count up to what the platform says, and add up',
  { tag: '@daily' },
  async ({ page, m, at }) => {
    await page.goto(at('/jackpots'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Jackpots.title);
    const names = await page.locator('section[data-jackpot] h2').allInnerTexts();
    expect(names).toEqual([m.Categories.jackpot_max, m.Categories.jackpot_mid, m.Categories.jackpot_mini]);
    const { data } = await jackpots(page);
    for (const [index, name] of ['max', 'mid', 'mini'].entries()) {
      const amount = data[index]?.jackpotInfo.amount ?? 0;
      await expect.poll(() => said(page, names[index] ?? '')).toBeGreaterThanOrEqual(amount);
      await expect
        .poll(async () => Number((await cells(page, name)).join('')))
        .toBeGreaterThanOrEqual(amount);
    }
    await expect(page.getByRole('heading', { name: m.Jackpots.top.title })).toBeVisible();
    await expect(page.getByRole('region', { name: m.Jackpots.top.title }).getByRole('listitem')).toHaveCount(
      5,
    );
    await expect(page.getByRole('heading', { name: m.Jackpots.games.max })).toBeVisible();
  },
);

test(
  'without a script the page and the slide show the amounts',
  { tag: '@once' },
  async ({ browser, m, at }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(at('/jackpots'), site.origin).href);
    expect(Number((await cells(page, 'max')).join(''))).toBeGreaterThanOrEqual(JACKPOT_OPENINGS.max);
    await page.goto(new URL(at('/'), site.origin).href);
    await expect(page.locator('[data-slide="jackpots"] [data-jackpot]')).toHaveCount(3);
    await expect(page.getByRole('link', { name: m.Jackpots.action })).toHaveAttribute(
      'href',
      at('/jackpots'),
    );
    await expect(page.locator('[data-slide="winners"]').getByRole('listitem').first()).toBeAttached();
    await context.close();
  },
);

test(
  'a visitor who wants the jackpot signs up first and is taken there',
  { tag: '@once' },
  async ({ page, m, at, appLocale }) => {
    await page.goto(at('/'));
    await page.getByRole('link', { name: m.Jackpots.action }).click();
    await fillSignUp(page, m, newPlayer(), COUNTRY[appLocale]);
    await expect(page).toHaveURL((url) => url.pathname === at('/jackpots'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.Jackpots.title);
  },
);

/**
 * A round as a studio plays it, by the functions behind the wallet's door, whose secret the tests don't have: the win has
 * to be larger than the stake, and the sandbox's studio leaves that to chance. What the page then shows comes from
 * counting.
 */
async function playRound(email: string, { stake, win }: { stake: number; win: number }): Promise<void> {
  const database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string }>(
      'select id from identity.players where email = $1',
      [email],
    );
    const player = rows[0]?.id;
    const { rows: games } = await database.query<{ id: string }>(
      "select id from games.games where slug = 'scarab-of-nefer'",
    );
    const game = games[0]?.id;
    const [token, deposit, bet, round] = [1, 2, 3, 4].map(() => randomUUID());
    const { rows: begun } = await database.query<{ id: string }>(
      `select ledger.begin_deposit($1, 'EUR', $2, $3, $3, 'card') as id`,
      [player, stake, deposit],
    );
    await database.query('select ledger.complete_deposit($1, $2, $3)', [
      begun[0]?.id,
      stake,
      `${deposit} done`,
    ]);
    await database.query(
      `insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at,
                                   last_used_at, expires_at)
       values (gen_random_uuid(), sha256(convert_to($1, 'UTF8')), $2, gen_random_uuid(), $3, 'EUR', now(), now(),
               now() + interval '1 hour')`,
      [token, player, game],
    );
    const { rows: staked } = await database.query<{ status: string }>(
      `select o_status as status from wallet.bets(array[$1::uuid], array[$2], array[$3::uuid], array['EUR'], array[$4],
                                                  array[$5], array[false], array[$6::bigint], now(),
                                                  now() - interval '30 minutes')`,
      [bet, token, player, game, round, stake],
    );
    expect(staked[0]?.status).toBe('OK');
    await database.query(
      `select wallet.wins(array[$1::uuid], array[$2::uuid], array[$3::uuid], array['EUR'], array[$4], array[$5],
                          array[true], array[$6::bigint])`,
      [randomUUID(), bet, player, game, round, win],
    );
  } finally {
    await database.end();
  }
}

test(
  'a round that is played shows in the amounts, and its win among the winners',
  { tag: '@once' },
  async ({ page, context, m, at }) => {
    test.slow();
    const player = newPlayer();
    await register(page, player, at('/'));
    await tellProfile(page);
    await page.goto(at('/'));
    const board = await context.newPage();
    await board.goto(at('/jackpots'));
    const before =
      (await jackpots(page)).data.find(({ code }) => code === 'jackpot-mini')?.jackpotInfo.amount ?? 0;

    // 0.4 % of 500 euros are two.
    await playRound(player.email, { stake: 50_000, win: 77_700 });
    const row = page.locator('[data-slide="winners"]').getByRole('listitem').first();
    await expect(row).toContainText(/777[.,]00/);
    await expect(row).not.toContainText(player.email.split('@')[0] ?? '');
    await expect
      .poll(() => said(board, m.Categories.jackpot_mini), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(before + 200);

    // Each cent of the stake is a ticket, which the player finds in their account.
    await page.goto(at('/account/jackpots'));
    await expect(page.getByRole('heading', { name: m.Jackpots.own.title, level: 2 })).toBeVisible();
    await expect(page.getByText(/^50[.,’\s]?000 /).first()).toBeVisible();
    await expectAccessible(page);
  },
);

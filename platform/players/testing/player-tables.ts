import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { TestPlatform } from '@/tests/support/platform';
import { PROTECTION_EXPORTED, PROTECTION_OTHERS } from './protection-tables';
import { addNetworkCup, TOURNAMENT_EXPORTED, TOURNAMENT_OTHERS } from './tournament-tables';
import { WHEEL_EXPORTED } from './wheel-tables';

/** Where in the export a table's rows are, and a row of a player $1 (and, where it needs one, an id $2). */
export const EXPORTED: Record<string, { at: string; insert?: string }> = {
  ...PROTECTION_EXPORTED,
  ...WHEEL_EXPORTED,
  'identity.players': { at: 'account' },
  'identity.sessions': { at: 'sessions' },
  'identity.credentials': { at: 'access.waysIn' },
  'identity.passkeys': {
    at: 'access.passkeys',
    insert: `insert into identity.passkeys (player_id, credential_id, public_key, uses, transports, synchronised, name, created_at)
             values ($1, 'key', '\\x00', 0, '{}', true, 'Phone', now())`,
  },
  'identity.second_factors': {
    at: 'access.secondFactor',
    insert: `insert into identity.second_factors (player_id, secret, confirmed_at) values ($1, 'sealed', now())`,
  },
  'identity.recovery_codes': {
    at: 'access.secondFactor.recoveryCodesLeft',
    insert: `insert into identity.recovery_codes (player_id, hash) values ($1, 'hash')`,
  },
  'identity.trusted_devices': {
    at: 'access.trustedDevices',
    insert: `insert into identity.trusted_devices (hash, player_id, created_at, expires_at)
             values ('device', $1, now(), now() + interval '1 day')`,
  },
  'identity.email_changes': {
    at: 'access.emailChange',
    insert: `insert into identity.email_changes (player_id, id, new_address, session_id, asks_old, expires_at)
             values ($1, $2, 'new@player.test', $2, false, now() + interval '1 day')`,
  },
  'identity.login_locks': {
    at: 'access.loginLock',
    insert: `insert into identity.login_locks (player_id, reason, since) values ($1, 'reported', now())`,
  },
  'identity.time_outs': {
    at: 'account.timeOutUntil',
    insert: `insert into identity.time_outs (player_id, until) values ($1, now() + interval '1 day')`,
  },
  'players.profiles': {
    at: 'profile.name',
    insert: `insert into players.profiles (player_id, name, updated_at) values ($1, 'Nora', now())`,
  },
  'players.profile_events': {
    at: 'profileChanges',
    insert: `insert into players.profile_events (player_id, kind, field, after, at) values ($1, 'player', 'name', 'Nora', now())`,
  },
  'players.terms_acceptances': { at: 'terms' },
  'verification.cases': {
    at: 'documents.status',
    insert: `insert into verification.cases (player_id, status) values ($1, 'pending')`,
  },
  'verification.steps': {
    at: 'documents.steps',
    insert: `insert into verification.steps (player_id, step, status, submitted_at) values ($1, 'identity', 'pending', now())`,
  },
  'verification.files': {
    at: 'documents.files',
    insert: `insert into verification.files (player_id, id, step, state, original_name, type)
             values ($1, $2, 'identity', 'uploading', 'passport.jpg', 'image/jpeg')`,
  },
  'verification.reviews': {
    at: 'documents.decisions',
    insert: `insert into verification.reviews (player_id, step, decision, operator_id, note, at)
             values ($1, 'identity', 'approve', 'op', 'for colleagues', now())`,
  },
  'office.blocks': {
    at: 'blocks',
    insert: `insert into office.blocks (player_id, operator, reason, blocked_at, lifted_by, lifted_at)
             values ($1, 'op', 'for colleagues', now(), 'op', now())`,
  },
  'games.favourites': {
    at: 'games.favourites',
    insert: `insert into games.favourites (player_id, game_id) select $1, id from games.games limit 1`,
  },
  'games.plays': {
    at: 'games.played',
    insert: `insert into games.plays (player_id, game_id, played_at) select $1, id, now() from games.games limit 1`,
  },
  'games.blocks': {
    at: 'games.blocks',
    insert: `insert into games.blocks (player_id, game_id, reason, operator, blocked_at)
             select $1, id, 'for colleagues', 'op', now() from games.games limit 1`,
  },
  'games.sessions': {
    at: 'gameSessions',
    insert: `insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
             select $2::uuid, sha256($2::text::bytea), $1, $2::uuid, id, 'EUR', now(), now(), now() from games.games limit 1`,
  },
  ...TOURNAMENT_EXPORTED,
  'loyalty.awards': {
    at: 'experiencePoints',
    insert: `insert into loyalty.awards (kind, reference, player_id, points, at) values ('tournament', 'cup', $1, 100, now())`,
  },
  'loyalty.reached': {
    at: 'vip.levels',
    insert: `insert into loyalty.reached (player_id, code, first_at, reached_at, currency, bonus)
             values ($1, 'regular', now(), now(), 'EUR', 0)`,
  },
  'loyalty.played_days': {
    at: 'vip.playedDays',
    insert: `insert into loyalty.played_days (player_id, day, currency, staked) values ($1, '2026-01-05', 'EUR', 500)`,
  },
  'loyalty.open_rounds': {
    at: 'vip.openRounds',
    insert: `insert into loyalty.open_rounds (player_id, currency, game_id, round_id, staked, returned, won, began_at)
             values ($1, 'EUR', 'g1', $2, 500, 0, 0, now())`,
  },
  'loyalty.cashback': {
    at: 'vip.cashback',
    insert: `insert into loyalty.cashback (player_id, period_start, period_end, currency, staked, returned, won, jackpots, converted,
                                           programme, level, percent, cap, wagering, amount, transaction_id, settled_at)
             values ($1, '2026-01-05', '2026-01-12', 'EUR', 500, 0, 0, 0, 0, 1, 'regular', 11, 20000, 0, 55, $2::uuid, now())`,
  },
  'loyalty.exchanges': {
    at: 'vip.pointsExchanged',
    insert: `insert into loyalty.exchanges (id, player_id, points, currency, amount, transaction_id, at)
             values ($2::uuid, $1, 100, 'EUR', 10, $2::uuid, now())`,
  },
  'chat.messages': {
    at: 'tableChat.messages',
    insert: `insert into chat.messages (id, game_id, player_id, name, text, written_at, reported_at)
             values ($2::uuid, 'g900', $1, 'N•••10', 'Where is it?', now(), now())`,
  },
  'chat.lines': {
    at: 'tableChat.quoted',
    insert: `with message as (
               insert into chat.messages (id, game_id, player_id, name, text, written_at, reported_at)
               values ($2::uuid, 'g900', gen_random_uuid(), 'O•••10', 'Hello', now(), now()) returning id)
             insert into chat.lines (message_id, place, player_id, name, text, written_at)
             select id, 1, $1, 'N•••10', 'Where is it?', now() from message`,
  },
  'chat.reports': {
    at: 'tableChat.reports',
    insert: `with message as (
               insert into chat.messages (id, game_id, player_id, name, text, written_at, reported_at)
               values ($2::uuid, 'g900', gen_random_uuid(), 'O•••10', 'Hello', now(), now()) returning id)
             insert into chat.reports (id, message_id, player_id, reason, reported_at)
             select gen_random_uuid(), id, $1, 'insult', now() from message`,
  },
  'chat.silences': {
    at: 'tableChat.silences',
    insert: `insert into chat.silences (player_id, reason, note, operator, silenced_at)
             values ($1, 'insult', 'for colleagues', 'op', now())`,
  },
  'support.requests': {
    at: 'supportLetters',
    insert: `insert into support.requests (reference, player_id, name, email, topic, message, language)
             values ('AAAA-BBBB', $1, 'Nora', 'nora@player.test', 'deposit', 'Where is it?', 'de')`,
  },
  'mail.letters': { at: 'letters' },
  'ledger.accounts': { at: 'balances' },
  'ledger.transactions': { at: 'transactions' },
  'bonuses.grants': {
    at: 'bonuses',
    insert: `with campaign as (
               insert into bonuses.definitions (id, tag, type, name, short_description, image_background, wagering)
               values ('gift', 'standard', 3, '{"en":"Gift"}', '{"en":"A gift"}', '/gift', 1)
               on conflict (id) do update set wagering = 1 returning id)
             insert into bonuses.grants (id, bonus_id, player_id, currency, state, trigger_key, amount, times, basis, target,
                                         max_bet, weights, excluded_games, hours_to_live, free_spins, free_spin_bet, offered_at)
             select $2::uuid, id, $1, 'EUR', 'pending', 'code', 500, 1, 'bonus', 50000, 100, '{}', '{}', 24, 0, 20, now()
               from campaign`,
  },
  'bonuses.free_spin_grants': {
    at: 'bonuses',
    insert: `insert into bonuses.free_spin_grants (id, player_id, currency, bonus_id, bonus_grant_id, number, spins_left,
                                                   bet_amount, games, wins_as, given_at, expires_at)
             select $2::uuid, player_id, currency, bonus_id, id, 20, 12, 20, '{g1}', 'bonus', now(), now() + interval '1 day'
               from bonuses.grants where player_id = $1`,
  },
  'payments.deposits': {
    at: 'deposits',
    insert: `insert into payments.deposits (id, player_id, ledger_transaction_id, method, currency, amount, status, cause,
                                            provider, idempotency_key, request_hash, created_at, updated_at)
             values ($2, $1, gen_random_uuid(), 'card', 'EUR', 2000, 'creating', 'test', 'sandbox', 'key', '\\x00', now(), now())`,
  },
  'payments.withdrawals': {
    at: 'withdrawals',
    insert: `insert into payments.withdrawals (id, player_id, ledger_transaction_id, method, currency, amount, fee, status,
                                               cause, signals, destination, destination_print, provider,
                                               payout_request, idempotency_key, request_hash, requested_at, updated_at)
             values ($2, $1, gen_random_uuid(), 'card', 'EUR', 2000, 0, 'cancel', 'test', '{}', 'DE•••• 2210', '\\x00',
                     'sandbox', '{"email":"new@player.test"}', 'key', '\\x00', now(), now())`,
  },
};

/** A row of a player $1 in the other tables that name one. */
const OTHERS: Record<string, string> = {
  ...PROTECTION_OTHERS,
  ...TOURNAMENT_OTHERS,
  'identity.ownership': `insert into identity.ownership (player_id) values ($1) on conflict do nothing`,
  'identity.one_time_links': `
    insert into identity.one_time_links (hash, purpose, player_id, bound, created_at, expires_at)
    values ('link', 'take-back', $1, '{"oldAddress":"old@player.test"}', now(), now() + interval '1 day')`,
  'identity.devices': `
    insert into identity.devices (player_id, device, seen_at) values ($1, 'mark', now())`,
  'identity.pending_second_steps': `
    insert into identity.pending_second_steps (hash, player_id, how, created_at, expires_at)
    values ('step', $1, 'password', now(), now() + interval '1 minute')`,
  'identity.social_tries': `
    insert into identity.social_tries (state_hash, browser_hash, provider, nonce, code_verifier, purpose, player_id, language,
                                       expires_at)
    values ('state', 'browser', 'google', 'nonce', 'verifier', 'link', $1, 'en', now() + interval '1 minute')`,
  'bonuses.listed': `
    with campaign as (
      insert into bonuses.definitions (id, tag, type, name, short_description, image_background, wagering)
      values ('listed', 'standard', 8, '{"en":"Gift"}', '{"en":"A gift"}', '/gift', 1)
      on conflict (id) do update set wagering = 1 returning id)
    insert into bonuses.listed (bonus_id, player_id) select id, $1 from campaign`,
  'bonuses.refusals': `
    insert into bonuses.refusals (player_id, bonus_id, other_id, reason, at)
    select $1, id, gen_random_uuid(), 'address', now() from bonuses.definitions limit 1`,
  'bonuses.refused_causes': `
    insert into bonuses.refused_causes (player_id, bonus_id, trigger_key, currency, at)
    select $1, id, 'link', 'EUR', now() from bonuses.definitions limit 1`,
  'bonuses.raised_wins': `
    insert into bonuses.raised_wins (bonus_id, tx_id, ref_tx_id, player_id, currency, period, amount, due_at)
    select id, gen_random_uuid(), gen_random_uuid(), $1, 'EUR', 'all', 5, now() from bonuses.definitions limit 1`,
  'bonuses.won_days': `
    insert into bonuses.won_days (player_id, currency, day, game_id, won) values ($1, 'EUR', '2026-01-01', 'g1', 5)`,
  'notifications.events': `
    insert into notifications.events (player_id, type, data) values ($1, 'deposit', '{"to":"Nora"}')`,
  'office.notes': `
    insert into office.notes (player_id, operator, text, created_at) values ($1, 'op', 'for colleagues', now())`,
  'approvals.requests': `
    insert into approvals.requests (action, subject, parameters, asked_by, asked_at, reason, expires_at)
    values ('test.do', $1, '{"note":"for colleagues"}', 'op', now(), 'for colleagues', now() + interval '1 day')`,
  'audit.entries': `
    insert into audit.entries (actor_kind, actor, action, subject, before, after, reason)
    values ('operator', 'op', 'players.change', $1, '{"name":null}', '{"name":"Nora"}', 'for colleagues')`,
};

/** Every table that names a player, by its schema. */
export async function tablesOfPlayers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct c.table_schema || '.' || c.table_name as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema', 'jobs', 'pgboss')
        and (c.column_name ~ 'player' or c.column_name in ('owner', 'actor', 'subject')
             or c.table_schema || '.' || c.table_name = 'identity.players')`,
  );
  return rows.map(({ name }) => name).sort();
}

/** What a player's rows need: a game and a tournament. */
export async function addGameAndCup({ pool }: TestPlatform['kernel']): Promise<void> {
  await pool.query(`insert into games.providers (id, slug, name) values (900, 'studio', 'Studio')`);
  await pool.query(
    `insert into games.games (id, slug, name, provider_id, theme, source, volatility, rtp, lines, max_win, released, has_demo,
                              gradient_color, categories, popularity)
     values ('g900', 'amber-fox', 'Amber Fox', 900, 'animals', 0, 'low', 9600, 10, 1000, '2026-01-01', true, '#112233', '{}', 1)`,
  );
  await pool.query(
    `insert into tournaments.tournaments (id, name, description_short, image, gradient_color, starts_at, ends_at)
     values ('cup', '{"en":"Cup"}', '{"en":"A cup"}', '/cup', '#112233', now(), now() + interval '1 day')`,
  );
  await addNetworkCup(pool);
}

/** A player with a row in each table that the export lists, and with `others` in each of the rest, too. */
export async function fullPlayer(
  { kernel: { pool }, services }: TestPlatform,
  { others = false }: { others?: boolean } = {},
): Promise<{ playerId: string; email: string; cookies: string[] }> {
  const email = `${randomUUID()}@player.test`;
  const { playerId, cookies } = await services.identity.register(
    {
      email,
      password: 'Lantern-light-18',
      country: 'DE',
      language: 'de',
      ageConfirmed: true,
      tracking: { utm_source: 'letter' },
    },
    { address: '203.0.113.9', userAgent: 'Test browser', cookie: null, requestId: 'test' },
  );
  for (const { insert } of Object.values(EXPORTED)) {
    if (insert) await pool.query(insert, insert.includes('$2') ? [playerId, randomUUID()] : [playerId]);
  }
  if (others) for (const insert of Object.values(OTHERS)) await pool.query(insert, [playerId]);
  return { playerId, email, cookies };
}

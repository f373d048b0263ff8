import { randomUUID } from 'node:crypto';
import { isOwnDataName } from '@/lib/domain/own-data';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import { addGameAndCup, EXPORTED, fullPlayer, tablesOfPlayers } from './testing/player-tables';

/** What has a player's id and is in no export, and why. */
const LEFT_OUT: Record<string, string> = {
  'tournaments.corrections':
    'prizes that were given anew: money and points of them are in sections of their own',
  'loyalty.cashback_failures':
    'cashback that could not be given yet: it is tried again, and then in a section of its own',
  'loyalty.standings': 'level and points as operators list them: both are in sections of their own',
  'loyalty.changed_points': 'for a minute, whose level is to be looked at',
  'tournaments.rounds': 'rounds as a tournament counted them, which the history of play has whole',
  'identity.ownership': 'a mark of the operator for its own safety, without content of the player',
  'identity.devices':
    'hashes of the marks that browsers carry, which say nothing to anybody; log-ins and trusted devices are in',
  'identity.one_time_links':
    'hashes of keys that live for hours; the letters that carried them are in the export',
  'identity.pending_second_steps': 'a log-in under way, for minutes',
  'identity.social_pending':
    'a sign-up with a company under way, for minutes; who it will be is no player yet',
  'identity.social_tries': 'a log-in at a company under way, for minutes',
  'identity.erasures': 'written when there is nothing left that could be exported',
  'players.closures': 'written with the end of the account, and nobody can ask for an export after it',
  'ledger.holds':
    'money set aside for a withdrawal: the withdrawal is among the transactions, the sum in the balances',
  'wallet.calls': 'what a studio asked, bet by bet: each is among the transactions',
  'play.movements': 'the same bets and wins once more, in the order in which others follow them',
  'history.rounds': 'the same bets and wins put together by rounds',
  'history.quarters': 'sums of the same bets and wins',
  'history.last_stakes': 'when the last of the same bets was made',
  'bonuses.listed': 'whom the house has chosen for a bonus: what was given is in its own section',
  'bonuses.refusals': 'suspicions of the house, which would tell of another player; support answers for them',
  'bonuses.refused_causes': 'what such a suspicion held back; what was given is in its own section',
  'bonuses.raised_wins':
    'wins once more, from which a bonus is computed: what was given is in its own section',
  'bonuses.won_days': 'sums of the same wins, from which the casino forecasts what a bonus would cost',
  'protection.marks': 'keyed hashes of what the profile says, of who has excluded themselves',
  'protection.register_answers':
    'what registers of the excluded said, which they tell themselves; that the account waits is in the letters',
  'protection.cases': 'what operators look into; what they did about it is among letters, limits and breaks',
  'protection.deeds':
    'what operators did about it, for colleagues; what the player got is among letters, limits and breaks',
  'protection.deposit_stops': 'that nothing can be paid in, which a letter says',
  'protection.signs':
    'what the operator’s rules make of deposits, play and limits, which are in sections of their own',
  'jackpots.rounds': 'whom a draw chose: the win is among the transactions',
  'jackpots.tickets': 'sums of the same stakes, from one draw of a jackpot to the next',
  'notifications.events':
    'copies of what the page was told, deleted after a while: balances, deposits and documents are in',
  'office.notes':
    'notes of the house, of suspicions too, which the law forbids to tell; support answers for the others',
  'audit.entries':
    'who did what, for the supervisory authority; what was done to the player is in its own section',
  'approvals.requests': 'what operators ask of each other; what came of it is in its own section',
  'kernel.idempotency_keys': 'answers that are repeated for a day, so that nothing is done twice',
};

let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform();
});
afterAll(() => harness.close());

const inside = (data: unknown, at: string): unknown =>
  at
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        part && typeof part === 'object' ? (part as Record<string, unknown>)[name] : undefined,
      data,
    );

/** Every name in the export; what a visit was tracked by has names of its own. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  else if (value && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      names.add(name);
      if (name !== 'tracking') namesIn(part, names);
    }
  }
  return names;
}

it('is in the export, or in a list of what is left out, wherever a table names a player', async () => {
  const named = await tablesOfPlayers(harness.kernel.pool);
  const listed = [...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)];
  expect(named.length).toBeGreaterThan(30);
  expect(named).toEqual(listed.toSorted());
});

it('shows a row of each table that it lists, under names that every language has words for', async () => {
  await addGameAndCup(harness.kernel);
  const { playerId, cookies } = await fullPlayer(harness);
  await harness.kernel.db.transaction().execute((trx) =>
    harness.services.ledger.creditBonus(trx, {
      playerId,
      currency: 'EUR',
      type: 'bonus',
      amount: 500n,
      idempotencyKey: randomUUID(),
      reference: 'test',
    }),
  );
  const answer = await fetch(`${harness.url}/api/v1/me/export`, {
    headers: { Origin: TEST_WEB_ORIGIN, cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') },
  });
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data: Record<string, unknown> };
  const missing = Object.entries(EXPORTED).filter(([, { at }]) => {
    const part = inside(data, at);
    return part === undefined || part === null || (Array.isArray(part) && part.length === 0);
  });
  expect(missing.map(([table]) => table)).toEqual([]);
  expect(data).toMatchObject({
    documents: { status: 'pending', decisions: [{ decision: 'approve' }] },
    access: { signUp: { tracking: { utm_source: 'letter' } }, secondFactor: { recoveryCodesLeft: 1 } },
    balances: [{ bonus: 500 }],
    tournaments: [{ tournament: 'Cup' }],
  });
  for (const kept of ['for colleagues', 'sealed', '"hash"']) expect(text).not.toContain(kept);
  expect([...namesIn(data)].filter((name) => !isOwnDataName(name))).toEqual([]);
});

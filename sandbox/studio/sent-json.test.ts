import { randomUUID } from 'node:crypto';
import { closeStudios, DEMO_LAUNCH, launchGame, openStudio, ORIGIN } from '@/tests/support/studio-harness';
import { sentJson } from './sent-json';

afterEach(closeStudios);

/** Nested so deep that whoever reads it part by part comes to the end of the stack. */
const deep = '['.repeat(7_000) + ']'.repeat(7_000);

test('JSON is what bets and choices are made of', () => {
  for (const sent of [100, 'call', null, true, [{ on: [17], stake: 50 }], { do: 'open', tile: 3 }])
    expect(sentJson.safeParse(sent)).toMatchObject({ success: true, data: sent });
  for (const sent of [undefined, JSON.parse(deep), new Map(), () => 100])
    expect(sentJson.safeParse(sent).success).toBe(false);
});

test.each([
  ['begin', 'mines', `{"clientRoundId":"${randomUUID()}","bet":${deep}}`],
  ['choose', 'mines', `{"roundId":"${randomUUID()}","step":0,"choice":${deep}}`],
  [
    'table/bet',
    'roulette',
    `{"roundId":"${randomUUID()}","clientBetId":"${randomUUID()}","word":"00000000000000aa","bet":${deep}}`,
  ],
])('%s refuses what is nested without end, and nothing fails', async (action, theme, body) => {
  const studio = await openStudio({ url: 'http://127.0.0.1:9' });
  const table = action === 'table/bet' ? { live: true, limit_min: 100, limit_max: 10_000 } : {};
  const { address } = await launchGame(studio, { ...DEMO_LAUNCH, theme, ...table });
  const answer = await studio.app.request(`${address}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body,
  });
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'bad_request' }]);
});

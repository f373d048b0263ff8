import { startStudio, type StudioStub } from '@/tests/support/games-harness';
import { TEST_SECRETS } from '@/tests/support/platform';
import { launchAtStudio, replayAtStudio, type StudioLaunch } from './studio';

const SLOT = 'g107';
const [SECRET = ''] = TEST_SECRETS.WALLET_SECRETS.split(',');
let studio: StudioStub;

beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.close());

const anyLaunch: StudioLaunch = {
  game_id: SLOT,
  title: 'Hammer of Ymir',
  theme: 'norse',
  live: false,
  limit_min: null,
  limit_max: null,
  provider: 'Ravenmoor',
  volatility: 'high',
  rtp: 9600,
  lines: 20,
  model: 'lines',
  spread: 'medium',
  mode: 'demo',
  currency: 'EUR',
  language: 'en',
  session_token: null,
  player_id: null,
  lobby_url: 'http://web.test/',
};

it('takes silence for a failure: 502 client_api_48', async () => {
  studio.answer = null;
  const target = { url: studio.url, secret: SECRET, timeoutMs: 50 };
  await expect(launchAtStudio(target, anyLaunch, new Date())).rejects.toMatchObject({
    status: 502,
    code: 'client_api_48',
  });
});

it('takes nobody there for one, too', async () => {
  const target = { url: 'http://127.0.0.1:1/studio', secret: SECRET };
  await expect(launchAtStudio(target, anyLaunch, new Date())).rejects.toMatchObject({
    status: 502,
    code: 'client_api_48',
  });
});

describe('a round to be seen again', () => {
  const round = {
    ...{ round: 'r-1', player_id: 'p', game_id: SLOT, title: 'Hammer of Ymir', provider: 'Ravenmoor' },
    language: 'de' as const,
  };
  const asked = (status: number, body: object) => {
    studio.answer = { status, body: JSON.stringify(body) };
    return replayAtStudio({ url: studio.url, secret: SECRET }, round, new Date());
  };

  it('has the address that the studio tells, asked by a signed call', async () => {
    expect(await asked(201, { url: 'http://studio.test/replay/a' })).toBe('http://studio.test/replay/a');
    expect(studio.calls.at(-1)).toMatchObject({ path: '/studio/api/v1/replays', body: round });
    expect(studio.calls.at(-1)?.signature).toMatch(/^t=/);
  });

  it('is not there when the studio has none, and a fault when it says nonsense', async () => {
    expect(await asked(404, { error: 'round_unknown' })).toBeNull();
    await expect(asked(201, { url: 'javascript:alert(1)' })).rejects.toMatchObject({ status: 502 });
    await expect(asked(401, {})).rejects.toMatchObject({ code: 'client_api_48' });
  });
});

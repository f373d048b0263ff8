import { startStudio, type StudioStub } from '@/tests/support/games-harness';
import { TEST_SECRETS } from '@/tests/support/platform';
import { launchAtStudio, type StudioLaunch } from './studio';

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
  provider: 'Ravenmoor',
  volatility: 'high',
  rtp: 9600,
  lines: 20,
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

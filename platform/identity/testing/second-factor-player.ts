import { authenticatorApp } from './authenticator-app';
import type { CallAnswer } from '@/tests/support/call';
import { GOOD_PASSWORD, type IdentityHarness } from '@/tests/support/identity-harness';

const STEP_MS = 30_000;
/** Longer than a code takes to be sent. */
const NEAR_MS = 4_000;

let players = 0;

/** A player with an account, and what they do about their second factor. */
export async function newPlayer(
  harness: Pick<IdentityHarness, 'register' | 'call' | 'login' | 'rows'> & {
    kernel: Pick<IdentityHarness['kernel'], 'clock'>;
    clock?: IdentityHarness['clock'];
  },
) {
  players += 1;
  const email = `factor${players}@parlour.example`;
  const { cookie, data } = await harness.register(email);
  const playerId = String(data.userId);
  const post = (path: string, body: object = {}, own: string = cookie): Promise<CallAnswer> =>
    harness.call('POST', path, { body, cookie: own });
  const state = async () =>
    (await harness.call('GET', '/api/v1/me/second-factor', { cookie })).data as {
      enabled: boolean;
      recoveryCodesLeft: number;
      trustedDevices: number;
      asks: { password: boolean; code: boolean };
    };

  /** Sets the factor up, half a minute ago: its next code can be used at once. */
  const turnOn = async () => {
    const begun = await post('/api/v1/me/second-factor', { password: GOOD_PASSWORD });
    const app = authenticatorApp(String(begun.data.address), () => harness.kernel.clock.now());
    // The code must not become a minute old on its way.
    const left = STEP_MS - (harness.kernel.clock.now().getTime() % STEP_MS);
    if (harness.clock && left < NEAR_MS) harness.clock.ahead += left;
    const confirmed = await post('/api/v1/me/second-factor/confirm', { code: app.code(-1) });
    return { app, begun, confirmed, recovery: confirmed.data.recoveryCodes as string[] };
  };

  /** The first step of a log-in. */
  const passwordStep = async (options: { cookie?: string } = {}) => {
    const answer = await harness.login(email, GOOD_PASSWORD, options);
    const { token } = (answer.data.secondStep ?? {}) as { token?: string };
    return { answer, token: token ?? '' };
  };
  const secondStep = (token: string, code: string, more: { trustDevice?: boolean; cookie?: string } = {}) =>
    harness.call('POST', '/api/v1/auth/second-step', {
      body: { token, code, ...(more.trustDevice && { trustDevice: true }) },
      ...(more.cookie && { cookie: more.cookie }),
    });

  /** What was written to the player about what guards the account. */
  const letters = () =>
    harness.rows<{ kind: string; params: Record<string, string> }>(
      `select kind, params from mail.letters where recipient = '${email}'
          and kind not in ('welcome', 'new_device') order by created_at`,
    );

  return { email, letters, cookie, playerId, post, state, turnOn, passwordStep, secondStep };
}

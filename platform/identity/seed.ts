import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import { API_CODES } from '@/lib/domain/api-codes';
import type { IdentityService } from './service';

/** One player for each language. The password is public on purpose: these accounts exist in a sandbox only. */
export const DEMO_PASSWORD = 'parlour-demo-18';
export const DEMO_PLAYERS = [
  { email: 'mara@parlour.example', country: 'DE', language: 'de' },
  { email: 'ava@parlour.example', country: 'IE', language: 'en' },
  { email: 'jack@parlour.example', country: 'AU', language: 'au' },
  { email: 'lena@parlour.example', country: 'CH', language: 'ch' },
  { email: 'luc@parlour.example', country: 'FR', language: 'fr' },
] as const;

export interface DemoLogin {
  email: string;
  password: string;
  language: string;
  /** False when the account was there already. */
  created: boolean;
}

/**
 * Opens the demo accounts that are missing. Their sessions are ended at once: only a log-in opens one.
 * @throws Error when the sandbox is off: a known password has no place in a house with real money.
 */
export async function seedDemoPlayers(
  kernel: Pick<Kernel, 'config'>,
  { identity }: { identity: IdentityService },
): Promise<DemoLogin[]> {
  if (!kernel.config.sandbox) throw new Error('demo players are for SANDBOX=on only');
  const logins: DemoLogin[] = [];
  for (const { email, country, language } of DEMO_PLAYERS) {
    const client = { address: '127.0.0.1', userAgent: 'seed', cookie: null, requestId: 'seed' };
    const input = { email, password: DEMO_PASSWORD, country, language, ageConfirmed: true };
    const created = await identity.register(input, client, { welcome: false }).then(
      async (player) => {
        const request = new Request(kernel.config.webOrigin, {
          headers: { cookie: cookieHeader(player.cookies) },
        });
        const session = await identity.playerOf(request);
        if (session) await identity.logout(session, undefined, client.requestId);
        return true;
      },
      (error: unknown) => {
        if (error instanceof Problem && error.code === API_CODES.emailTaken) return false;
        throw error;
      },
    );
    logins.push({ email, password: DEMO_PASSWORD, language, created });
  }
  return logins;
}

const cookieHeader = (setCookies: readonly string[]) =>
  setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ');

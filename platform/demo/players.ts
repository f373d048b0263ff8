import { randomBytes } from 'node:crypto';
import { API_CODES } from '@/lib/domain/api-codes';
import type { LanguageCode } from '@/lib/domain/locales';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { IdentityService } from '../identity/service';
import type { TournamentsService } from '../tournaments/service';
import type { PlayersService } from '../players/service';
import { DEMO_PROFILES } from './profiles';

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

/** More demo players, who play (see play.ts). Their passwords are random and not stored. */
const DEMO_CROWD = [
  { email: 'dominique.roux@parlour.example', country: 'FR', language: 'fr' },
  { email: 'henrik.lang@parlour.example', country: 'DE', language: 'de' },
  { email: 'oonagh.byrne@parlour.example', country: 'IE', language: 'en' },
  { email: 'teresa.malt@parlour.example', country: 'AT', language: 'de' },
  { email: 'viggo.sand@parlour.example', country: 'FI', language: 'en' },
  { email: 'marcel.huber@parlour.example', country: 'LU', language: 'fr' },
] as const;

type SeedKernel = Pick<Kernel, 'config'>;

function assertSandbox({ config }: SeedKernel): void {
  if (!config.sandbox) throw new Error('demo players are for SANDBOX=on only');
}

/**
 * Opens an account unless it is there. Its session is ended at once: only a log-in opens one.
 * @param beforeLogout what the player does in it.
 * @returns whether it was opened now.
 */
async function openAccount(
  kernel: SeedKernel,
  identity: IdentityService,
  account: { email: string; country: string; language: LanguageCode; password: string },
  beforeLogout?: (session: PlayerSession) => Promise<void>,
): Promise<boolean> {
  const client = { address: '127.0.0.1', userAgent: 'seed', cookie: null, requestId: 'seed' };
  try {
    const player = await identity.register({ ...account, ageConfirmed: true }, client, { seeded: true });
    const request = new Request(kernel.config.webOrigin, {
      headers: { cookie: cookieHeader(player.cookies) },
    });
    const session = await identity.playerOf(request);
    if (session) {
      await beforeLogout?.(session);
      await identity.logout(session, undefined, client.requestId);
    }
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === API_CODES.emailTaken) return false;
    throw error;
  }
}

interface SeedServices {
  identity: IdentityService;
  players: Pick<PlayersService, 'profileOf' | 'saveProfile'>;
}

/** Tells what has to be known of a demo player who plays for money; what is known already stays. */
async function tellProfile({ identity, players }: SeedServices, email: string): Promise<void> {
  const id = await identity.playerIdOf(email);
  const told = DEMO_PROFILES[email];
  if (!id || !told || (await players.profileOf(id)).birthday !== null) return;
  await players.saveProfile(id, told, 'seed');
}

/**
 * Opens the demo accounts that are missing.
 * @throws Error when the sandbox is off: a known password has no place in a casino with real money.
 */
export async function seedDemoPlayers(kernel: SeedKernel, services: SeedServices): Promise<DemoLogin[]> {
  assertSandbox(kernel);
  const logins: DemoLogin[] = [];
  for (const player of DEMO_PLAYERS) {
    const account = { ...player, password: DEMO_PASSWORD };
    const created = await openAccount(kernel, services.identity, account);
    await tellProfile(services, account.email);
    const { email, password, language } = account;
    logins.push({ email, password, language, created });
  }
  return logins;
}

/** The player that README names, who has a history; null when the account is not there. */
export const findDemoPlayer = (identity: Pick<IdentityService, 'playerIdOf'>): Promise<string | null> =>
  identity.playerIdOf(DEMO_PLAYERS[0].email);

/**
 * Opens the accounts of the crowd that are missing; each joins the tournaments that are on and open to them.
 * @returns the players' ids. @throws Error as above.
 */
export async function seedDemoCrowd(
  kernel: SeedKernel,
  services: SeedServices & { tournaments: Pick<TournamentsService, 'list' | 'register'> },
): Promise<string[]> {
  assertSandbox(kernel);
  const { identity, tournaments } = services;
  const active = await tournaments.list('active', 'en');
  const join = async (session: PlayerSession) => {
    for (const { id } of active) {
      try {
        await tournaments.register(id, session);
      } catch (error) {
        // A law may ask more of a player first: then they take no part.
        if (!(error instanceof Problem)) throw error;
      }
    }
  };
  const ids: string[] = [];
  for (const player of DEMO_CROWD) {
    const known = await identity.playerIdOf(player.email);
    const password = `${randomBytes(24).toString('base64url')}-18`;
    if (!known) await openAccount(kernel, identity, { ...player, password }, join);
    const id = known ?? (await identity.playerIdOf(player.email));
    if (!id) continue;
    await tellProfile(services, player.email);
    ids.push(id);
  }
  return ids;
}

const cookieHeader = (setCookies: readonly string[]) =>
  setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ');

import { API_CODES } from '@/lib/domain/api-codes';
import { PLAY_LAW } from '@/lib/domain/play-law';
import type { IdentityService } from '@/platform/identity/service';
import { Problem } from '@/platform/kernel/problem';
import type { PlayerSession } from '@/platform/kernel/session';
import type { LetterQueue } from '@/platform/mail/service';
import { NO_PROFILE } from './deposit-answer';

const ALL_MAIL = {
  email_promo_sub: true,
  email_bonuses_sub: true,
  email_financial_sub: true,
  email_technical_sub: true,
};

/** Accounts that tests of payments make up: everything about a player that is not money. */
export function madeUpPeople() {
  const sessions = new Map<string, PlayerSession>();
  const factors = new Map<string, string>();
  const incomplete = new Set<string>();
  const names = new Map<string, { name: string; surname: string }>();
  const blocked = new Set<string>();
  const announced: string[] = [];
  const identity = {
    async player(id: string) {
      const player = sessions.get(id);
      if (!player) return null;
      return {
        id,
        email: `${id}@example.com`,
        emailVerified: true,
        status: blocked.has(id) ? ('blocked' as const) : ('active' as const),
        country: player.country,
        currency: player.currency,
        language: player.language,
        termsDue: false,
        createdAt: new Date(),
        timeOutUntil: null,
        held: [],
        subscriptions: ALL_MAIL,
      };
    },
    isPlayable: async (id: string) => !blocked.has(id),
    lockPlayable: async (_trx: unknown, id: string) => !blocked.has(id),
    lockPayable: async (_trx: unknown, id: string) => !blocked.has(id),
    demandLive: () => Promise.resolve(),
    proveFactor: async (id: string, code: string | undefined) => {
      const right = factors.get(id);
      if (right !== undefined && code === undefined)
        throw new Problem(401, API_CODES.secondFactorRequired, 'code');
      return () =>
        right === undefined || right === code
          ? Promise.resolve()
          : Promise.reject(new Problem(401, API_CODES.secondFactorWrong, 'wrong'));
    },
    secondFactor: {
      state: async (id: string) => ({ enabled: factors.has(id) }),
    } as unknown as IdentityService['secondFactor'],
  };
  const players = {
    missing: async (id: string) => ({
      steps: { profile: incomplete.has(id) ? (['name'] as const).slice() : [], contacts: [] },
      next: null,
    }),
    events: async () => [],
    profileOf: async (id: string) => ({ ...NO_PROFILE, ...names.get(id) }),
  };
  const verification = { isVerified: async () => true };
  const letters: { kind: string; params: Record<string, string> }[] = [];
  const mail: LetterQueue = {
    queue: async (_trx, { kind, params }) => void letters.push({ kind, params: { ...params } }),
  };
  const jurisdictions = {
    refuseUnproved: () => Promise.resolve(),
    bonusLaw: (country: string) => (country === 'GB' ? { code: 'gb', mostWagering: 10 } : null),
    bonusLaws: () => [{ country: 'GB', code: 'gb', mostWagering: 10 }],
    playLaw: () => ({ code: 'base', ...PLAY_LAW }),
  };
  const notifications = {
    balanceChanged(playerId: string) {
      announced.push(playerId);
    },
  };
  const protection = {
    admitDeposit: () => Promise.resolve(),
    admitPresent: () => Promise.resolve(),
    refuseAway: () => Promise.resolve(),
    refuseOnBreak: () => Promise.resolve(),
    refuseWithoutLimits: () => Promise.resolve(),
  };
  return {
    sessions,
    blocked,
    factors,
    incomplete,
    names,
    announced,
    letters,
    parts: { identity, players, verification, mail, jurisdictions, notifications, protection },
  };
}

import type { Kernel } from '../kernel/kernel';
import type { LetterQueue } from '../mail/service';
import type { Client } from './client';
import { createConfirmOwner } from './confirm-owner';
import type { AccountCookies } from './cookies';
import type { LinkServices } from './link-services';
import type { LogInGuards, SessionOpener } from './open-session';
import { createPasskeys } from './passkeys';
import { createSecondFactor } from './second-factor';
import { createFactorCodes } from './second-factor-codes';
import { secretSeal } from './second-factor-seal';
import { noteCodeSession, sweepSecondSteps } from './second-factor-store';
import { createSecondStep, createSecondStepGuard } from './second-step';
import { createSecurityLetters } from './security-letters';
import { createTrustedDevices } from './trusted-device';

interface Parts {
  kernel: Kernel;
  cookies: AccountCookies;
  mail: LetterQueue;
  tell: LinkServices['tell'];
  opener: SessionOpener;
  checkPassword: Parameters<typeof createConfirmOwner>[0]['checkPassword'];
  endCarried(client: Client): Promise<void>;
  sessionEnded(sessionId: string): void | Promise<void>;
}

/** The guard that hangs where sessions are made (open-session.ts). */
export const secondStepGuard = (kernel: Kernel, cookies: AccountCookies) =>
  createSecondStepGuard({ kernel, devices: createTrustedDevices(cookies) });

/** A session that began with a code of another one is not a log-in (confirm-owner.ts). */
export const noticeCode: LogInGuards['opened'][number] = async (trx, _owner, { how, sessionId }) => {
  if (how === 'code') await noteCodeSession(trx, sessionId);
};

/** What guards an account besides its password: the second factor, passkeys, and the proof of the owner. */
export function createSafety(parts: Parts) {
  const { kernel, cookies, mail, opener, endCarried, sessionEnded } = parts;
  const seal = secretSeal(kernel.config.authSecret);
  const letters = createSecurityLetters({ kernel, mail, tell: parts.tell });
  const devices = createTrustedDevices(cookies);
  const codes = createFactorCodes({ kernel, cookies, seal, letters });
  const owner = createConfirmOwner({ kernel, codes, checkPassword: parts.checkPassword });
  const { proveOwner } = owner;
  return {
    ...owner,
    ...createSecondStep({ kernel, codes, devices, opener, endCarried }),
    secondFactor: createSecondFactor({ kernel, seal, codes, letters, proveOwner, sessionEnded }),
    passkeys: createPasskeys({ kernel, opener, letters, proveOwner, endCarried }),
    sweepSafety: () => sweepSecondSteps(kernel.db, kernel.clock.now()),
  };
}

export type Safety = ReturnType<typeof createSafety>;

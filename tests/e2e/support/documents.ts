import { randomUUID } from 'node:crypto';
import { expect, type Browser, type BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import type { RejectionReason, VerificationStep } from '../../../lib/domain/verification';
import { change } from './account';
import { becomeOperator, operatorHeaders } from './operator';
import { site } from './site';

/** A photo as a phone makes it, only smaller. */
export const photo = (colour = '#884422'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Hands in a photo for a step, without the page that does so. */
export async function handIn(player: BrowserContext, step: VerificationStep): Promise<void> {
  const answer = await player.request.put(`/api/v1/me/verification/${step}/files/${randomUUID()}`, {
    data: await photo(),
    headers: {
      origin: site.origin,
      'content-type': 'image/jpeg',
      'x-file-name': encodeURIComponent(`${step}-document-of-the-player.jpg`),
    },
  });
  expect(answer.ok(), `a file for ${step}`).toBe(true);
  await change(player, 'POST', `/api/v1/me/verification/steps/${step}/submit`);
}

const officeAt = (browser: Browser) =>
  browser.newContext({ baseURL: site.web, viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

/** A browser of the operator that the office knows already. */
export async function openOffice(browser: Browser): Promise<BrowserContext> {
  const office = await officeAt(browser);
  await becomeOperator(office);
  await change(office, 'POST', '/office/session');
  return office;
}

/** A browser of another operator, who may decide about what the first one asks for. */
export async function openColleague(browser: Browser): Promise<BrowserContext> {
  const office = await officeAt(browser);
  const operator = {
    email: `${randomUUID().slice(0, 8)}@operators.example`,
    password: 'probe-of-the-office',
  };
  const made = await office.request.post('/cms-api/operators', {
    headers: operatorHeaders(),
    data: { ...operator, role: 'administrator' },
  });
  expect(made.status()).toBe(201);
  const entered = await office.request.post('/cms-api/operators/login', {
    headers: { origin: site.origin },
    data: operator,
  });
  expect(entered.ok()).toBe(true);
  await change(office, 'POST', '/office/session');
  return office;
}

interface Decision {
  decision: 'approve' | 'reject';
  reason?: RejectionReason;
  secondEyes?: boolean;
  note?: string;
}

/** Decides about what a player handed in for a step, without the page that does so. */
export async function decide(
  office: BrowserContext,
  playerId: string,
  step: VerificationStep,
  decision: Decision,
): Promise<void> {
  const answer = await office.request.get(`/api/office/v1/players/${playerId}/documents`);
  const { data } = (await answer.json()) as {
    data: { steps: { step: string; submittedAt: string | null }[] };
  };
  const submittedAt = data.steps.find((one) => one.step === step)?.submittedAt;
  await change(office, 'POST', `/api/office/v1/players/${playerId}/documents/${step}/decision`, {
    secondEyes: false,
    ...decision,
    submittedAt,
  });
}

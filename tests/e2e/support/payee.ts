import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { stakeAll } from '../../support/stake';
import { register } from './account';
import { newPlayer, tellProfile } from './player';
import { noteRounds } from './rounds';
import { site } from './site';

/** Pays whole units below a thousand in with a card, without the form that begins it. @param amount minor units */
export async function payIn(page: Page, amount: number): Promise<void> {
  const begun = await page.request.post('/api/v1/deposits', {
    data: { method: 'card', amount },
    headers: { origin: site.origin, 'Idempotency-Key': randomUUID() },
  });
  const { data } = (await begun.json()) as { data: { checkoutUrl: string } };
  await page.goto(data.checkoutUrl);
  const said = new RegExp(`\\b${amount / 100}[.,]00`);
  await page.getByRole('button', { name: said }).click();
  await page.waitForURL(/\/deposit-success\//);
  await expect(page.getByTestId('header-balance')).toHaveText(said);
}

/** A new player who has paid so much in and whose rounds are noted, in a calm browser. @param amount minor units */
export async function playerWith(page: Page, at: (path: string) => string, amount: number): Promise<void> {
  await register(page, newPlayer(), at('/'));
  await tellProfile(page);
  await payIn(page, amount);
  await noteRounds(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Work as the database's owner, for what takes days: to be verified, to have staked a deposit. */
export async function asOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: site.databaseUrl });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

/** What a player has staked, and what is left of it: their whole balance then. Minor units. */
export const stake = (terms: Parameters<typeof stakeAll>[1]): Promise<void> =>
  asOwner((owner) => stakeAll(owner, terms));

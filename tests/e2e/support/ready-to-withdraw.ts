import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CONTACTS } from '../../support/profile';
import { change, meOf, register } from './account';
import { asOwner, payIn, stake } from './payee';
import { tellProfile, type NewPlayer } from './player';

/**
 * Opens an account whose money can leave: its player is verified, and what came in was staked. They share neither name, home
 * nor telephone with anybody, so that an exclusion of theirs finds nobody else's account.
 * @param amount minor units
 */
export async function readyToWithdraw(
  page: Page,
  player: NewPlayer,
  home: string,
  amount: number,
): Promise<void> {
  const context = page.context();
  await register(page, player, home);
  await tellProfile(page);
  await change(context, 'PATCH', '/api/v1/me/profile', {
    ...CONTACTS,
    address: `Lindenweg ${randomInt(1_000, 1_000_000)}`,
    phone: `151${randomInt(10_000_000, 100_000_000)}`,
  });
  const { id = '' } = (await meOf(context)) ?? {};
  await payIn(page, amount);
  await asOwner(async (owner) => {
    await owner.query('update identity.players set email_verified = true where id = $1', [id]);
    await owner.query(
      `insert into verification.cases (player_id, status) values ($1, 'verified')
       on conflict (player_id) do update set status = 'verified'`,
      [id],
    );
  });
  await stake({ playerId: id, currency: 'EUR', amount });
}

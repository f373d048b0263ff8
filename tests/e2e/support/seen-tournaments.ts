import type { Page } from '@playwright/test';
import { site } from './site';

let known: Promise<string[]> | undefined;

async function activeTournaments(): Promise<string[]> {
  const ask = async <Data>(path: string) =>
    ((await (await fetch(`${site.web}/api/v1/${path}`)).json()) as { data: Data }).data;
  const [own, network] = await Promise.all([
    ask<{ id: string }[]>('tournaments?status=active'),
    ask<{ active: { id: string }[] }>('network-tournaments'),
  ]);
  return [...own, ...network.active].map(({ id }) => id);
}

/** The tournaments that are on have been shown in this browser as new: their modal has a test of its own. */
export async function seeTournaments(page: Page): Promise<void> {
  known ??= activeTournaments();
  await page.addInitScript(
    (ids) => {
      if (location.origin !== 'null') localStorage.setItem('seenTournaments', JSON.stringify(ids));
    },
    await known,
  );
}

import type { Page } from '@playwright/test';
import { site } from './site';

let known: Promise<string[]> | undefined;

async function activeTournaments(): Promise<string[]> {
  const [own, network] = await Promise.all(
    ['tournaments?status=active', 'network-tournaments'].map((path) => fetch(`${site.web}/api/v1/${path}`)),
  );
  const { data } = (await own?.json()) as { data: { id: string }[] };
  const { data: studio } = (await network?.json()) as { data: { active: { id: string }[] } };
  return [...data, ...studio.active].map(({ id }) => id);
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

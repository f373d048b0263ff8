import { expect, type Locator } from '@playwright/test';

const PATIENCE_MS = 5_000;

/**
 * Presses until what it opens is there: a press before the page's scripts are awake leads elsewhere, or nowhere. What
 * opened late covers its opener and is not pressed for again.
 */
export async function pressUntilShown(opener: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await opener.click({ timeout: PATIENCE_MS });
    await expect(shown).toBeVisible({ timeout: PATIENCE_MS });
  }).toPass();
}

import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Opens a drawer and waits until it stands: what is in it moves away from under a press while it slides. */
export async function openDrawer(opener: Locator, drawer: Locator): Promise<void> {
  await opener.click();
  await expect(drawer).toBeVisible();
  await drawer.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  });
}

import { expect, type Page } from '@playwright/test';

/**
 * Loads a page without scripts again until it is drawn, as the page itself asks for: the server draws addresses that
 * anybody can make up while it draws no other.
 */
export async function untilDrawn(page: Page): Promise<void> {
  const drawn = page.locator('#harbor-root').getByRole('main');
  await expect(async () => {
    await page.reload();
    await expect(drawn).toBeVisible({ timeout: 1000 });
  }).toPass();
}

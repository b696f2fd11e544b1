import { expect, type Page } from '@playwright/test';

/**
 * Waits for a page that the server draws while it draws no other, as it does for addresses that anybody can make up: who
 * has no scripts is told to load it again.
 */
export async function untilDrawn(page: Page): Promise<void> {
  const again = page.getByText('这个页面刚才没有准备好');
  const drawn = page.locator('#harbor-root').getByRole('main');
  await expect(async () => {
    await page.waitForLoadState();
    if ((await again.count()) > 0) await page.reload();
    await expect(drawn).toBeVisible({ timeout: 1000 });
  }).toPass();
}

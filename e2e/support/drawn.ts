import { expect, type Page } from '@playwright/test';

/**
 * Waits for a page that the server draws while it draws no other, as it does for addresses that anybody can make up: who
 * has no scripts is told to load it again.
 */
export async function untilDrawn(page: Page): Promise<void> {
  const again = page.getByText('这个页面刚才没有准备好');
  await expect(async () => {
    // The document may have come with its head alone yet.
    await page.waitForLoadState();
    if ((await again.count()) > 0) await page.reload();
    await expect(page.getByRole('main')).toBeVisible({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

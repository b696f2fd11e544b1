import { expect, type Page } from '@playwright/test';

/** Waits until a page of `owner` stands in the main area with its data. */
export async function expectReady(page: Page, owner: string): Promise<void> {
  await expect(page.locator(`main[data-remote="${owner}"][data-state="ready"]`)).toBeVisible({
    timeout: 30_000,
  });
}

/** Opens an address and waits for its page. */
export async function open(page: Page, path: string, owner: string): Promise<void> {
  await page.goto(path);
  await expectReady(page, owner);
}

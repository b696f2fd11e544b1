import { expect, type Locator, type Page } from '@playwright/test';

/** The text field of the editor. */
export const field = (page: Page): Locator => page.getByRole('textbox', { name: '正文' });

/** Opens the page for writing, and waits for the editor's own files. */
export async function openWriting(page: Page, path = '/sendpost'): Promise<Locator> {
  await page.goto(path);
  // With the first sign of somebody at the page.
  await page.getByRole('textbox', { name: '标题' }).focus();
  await expect(field(page)).toBeVisible();
  return field(page);
}

/** What somebody has copied, by type. */
export type Clipboard = Record<string, string>;

/** Pastes into whatever has the caret, as the browser would. */
export async function paste(target: Locator, clipboard: Clipboard): Promise<void> {
  await target.evaluate((element, texts) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) data.setData(type, text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, clipboard);
}

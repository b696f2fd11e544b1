import type { Page } from '@playwright/test';

/**
 * Watches what the page says of built-ins that were changed; the answer has it look once more first, as it does after
 * whatever people press.
 */
export function watchBuiltins(page: Page): () => Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/built-ins/i.test(message.text())) said.push(message.text());
  });
  return async () => {
    await page.evaluate(() => {
      document.body.click();
      return new Promise((resolve) => setTimeout(resolve));
    });
    return said;
  };
}

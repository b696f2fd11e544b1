import type { Page } from '@playwright/test';

/** Keeps every short notice that the page shows: a toast is gone after 1.5 s, and a busy machine may look too late. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const note = (node: Node) => {
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && text.length < 40) said.push(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) note(node);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
}

import type { BrowserContext } from '@playwright/test';

/** Everything that the policies of a browser's pages refuse from now on. */
export async function violations(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeBinding('refuse', ({ page }, what: string) => {
    refused.push(`${new URL(page.url()).pathname}: ${what}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(globalThis, 'refuse')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return refused;
}

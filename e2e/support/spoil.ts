import type { Page, Route } from '@playwright/test';

/** Answers a call as the server does, with other texts in it, as if nothing had ever been cleaned. */
export async function spoil(
  page: Page,
  path: string,
  change: (data: Record<string, unknown>) => void,
): Promise<void> {
  await page.route(`**/api/applet${path}`, async (route: Route) => {
    // Some calls are still under way when a test ends: nobody waits for them any more.
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return;
    const envelope: { data: Record<string, unknown> } = await answer.json();
    change(envelope.data);
    await route.fulfill({ response: answer, json: envelope });
  });
}

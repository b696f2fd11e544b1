import type { Page, Route } from '@playwright/test';

/** Answers a call as the server does, with other texts in it, as if nothing had ever been cleaned. */
export async function spoil(
  page: Page,
  path: string,
  change: (data: Record<string, unknown>) => void,
): Promise<void> {
  await page.route(`**/api/applet${path}`, async (route: Route) => {
    const answer = await route.fetch();
    const envelope: { data: Record<string, unknown> } = await answer.json();
    change(envelope.data);
    await route.fulfill({ response: answer, json: envelope });
  });
}

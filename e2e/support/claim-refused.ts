import type { APIRequestContext } from '@playwright/test';
import { expectReady } from './main-area';
import { ranTampered, reports, restore, tamper } from './tamper';
import { expect, test } from './test';

/** What decides which files a page is made of. */
export interface Situation {
  request: APIRequestContext;
  isMobile: boolean;
}

/** Files of one kind, and whose area is missing without them. */
export interface Refused {
  what: string;
  path: string;
  remote: string;
  files: (situation: Situation) => Promise<RegExp>;
}

export const platformOf = (isMobile: boolean) => (isMobile ? 'mobile' : 'desktop');

/** The claim for one kind of files: changed, they do not run, and cost their own area only. */
export function claimRefused({ what, path, remote, files }: Refused): void {
  test(`${what} that was tampered with does not run: its area says so, the rest lives, 重试 brings it back`, async ({
    page,
    request,
    isMobile,
  }) => {
    const told = await reports(page);
    await tamper(page, await files({ request, isMobile }));
    await page.goto(path);
    const main = page.locator(`main[data-remote="${remote}"][data-state="failed"]`);
    await expect(main).toBeVisible();
    expect(await ranTampered(page)).toBe(0);
    expect(told).toContain(`integrity ${remote}`);

    // The frame around it works: another part of the site comes up without a new document.
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const [elsewhere, owner] = remote === 'shell' ? ['/login', 'mf-account'] : ['/404/', 'shell'];
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, elsewhere);
    await expectReady(page, owner);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed'))).toBe(true);

    await page.goto(path);
    await expect(main).toBeVisible();
    await restore(page);
    await main.getByRole('button', { name: '重试' }).click();
    await expectReady(page, remote);
  });
}

import type { APIRequestContext, Page } from '@playwright/test';
import { expectReady, open } from './main-area';
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
  /** Its page is come to by a link: its own HTML would bring these files along. */
  byLink?: boolean;
  remote: string;
  files: (situation: Situation) => Promise<RegExp>;
}

export const platformOf = (isMobile: boolean) => (isMobile ? 'mobile' : 'desktop');

const goOn = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, to);

/** The claim for one kind of files: changed, they do not run, and cost their own area only. */
export function claimRefused({ what, path, byLink, remote, files }: Refused): void {
  test(`${what} that was tampered with does not run: its area says so, the rest lives, 重试 brings it back`, async ({
    page,
    request,
    isMobile,
  }) => {
    const told = await reports(page);
    await tamper(page, await files({ request, isMobile }));
    const come = async () => {
      if (!byLink) return void (await page.goto(path));
      await open(page, '/login', 'mf-account');
      await goOn(page, path);
    };
    await come();
    const main = page.locator(`main[data-remote="${remote}"][data-state="failed"]`);
    await expect(main).toBeVisible();
    expect(await ranTampered(page)).toBe(0);
    expect(told).toContain(`integrity ${remote}`);

    // The frame around it works: another part of the site comes up without a new document.
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const [elsewhere, owner] = remote === 'shell' ? ['/login', 'mf-account'] : ['/404/', 'shell'];
    await goOn(page, elsewhere);
    await expectReady(page, owner);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stayed'))).toBe(true);

    await come();
    await expect(main).toBeVisible();
    await restore(page);
    await main.getByRole('button', { name: '重试' }).click();
    await expectReady(page, remote);
  });
}

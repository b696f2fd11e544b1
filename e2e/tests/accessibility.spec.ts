import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { call, login } from '../support/api';
import { open } from '../support/main-area';
import { expect, test } from '../support/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; html: string }[];
}

declare const window: {
  axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
};

/**
 * A page at rest: what fades while a price or a list is being asked for, or slides in, has other colours for a moment
 * than the ones that people read.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** What axe calls serious or critical, one line each. */
async function serious(page: Page): Promise<string[]> {
  await atRest(page);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const result = await window.axe.run(document, { resultTypes: ['violations'] });
    return result.violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const publicPages = [
  ['/', 'shell'],
  ['/404/', 'shell'],
  ['/productservice/', 'mf-services'],
  ['/goodsdetail/1', 'mf-services'],
  ['/goodsdetail/999999', 'mf-services'],
  ['/login', 'mf-account'],
  ['/wechatlogin', 'mf-account'],
  ['/clause/2', 'mf-account'],
] as const;

for (const [path, owner] of publicPages) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await open(page, path, owner);
    expect(await serious(page)).toEqual([]);
  });
}

for (const [path, owner] of [
  ['/buypage/1', 'mf-services'],
  ['/orderpage/', 'mf-services'],
  ['/myinfo/', 'mf-account'],
  // On the phone it leads to /setting/userid.
  ['/idsetting/', 'mf-account'],
  ['/modifypassword/', 'mf-account'],
] as const) {
  test(`axe finds nothing serious on ${path} of the buyer`, async ({ buyer }) => {
    await open(buyer, path, owner);
    expect(await serious(buyer)).toEqual([]);
  });
}

test('axe finds nothing serious on the information pages', async ({ page, isMobile }) => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, ...(isMobile ? [8] : [])]) {
    await open(page, `/breadcrumb/${n}`, 'mf-account');
    expect(await serious(page)).toEqual([]);
  }
  for (const path of ['/breadcrumb/2/1', '/breadcrumb/3?q=火星移民', '/classroom', '/empty']) {
    await open(page, path, 'mf-account');
    expect(await serious(page)).toEqual([]);
  }
});

test('axe finds nothing serious in the message centre', async ({ buyer }) => {
  for (const path of [
    '/message/',
    '/message/1',
    '/message/2',
    '/message/3/1',
    '/message/4/1',
    '/message/settings',
    '/message/service',
    '/ticket/',
  ]) {
    await open(buyer, path, 'mf-account');
    expect(await serious(buyer)).toEqual([]);
  }
});

test('axe finds nothing serious on an order', async ({ buyer, request }) => {
  const token = await login(request, 'buyer');
  const orders = await call(request, 'POST', '/user/get_orders', { token, body: { tab: 'delivered' } });
  const [first] = orders.data as { id: number }[];
  await open(buyer, `/orderdetail/${first?.id}`, 'mf-services');
  expect(await serious(buyer)).toEqual([]);
});

for (const path of [
  '/platform/',
  '/platform/?view=trail',
  '/platform/?view=tokens',
  '/platform/?remote=shell',
])
  test(`axe finds nothing serious on ${path} of the staff`, async ({ staff }) => {
    await open(staff, path, 'shell');
    expect(await serious(staff)).toEqual([]);
  });

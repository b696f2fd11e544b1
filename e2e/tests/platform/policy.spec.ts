import type { Page } from '@playwright/test';
import { newMember } from '../../support/api';
import { cashier } from '../../support/cashier';
import { expectReady, open } from '../../support/main-area';
import { agree } from '../../support/shop';
import { expect, test } from '../../support/test';
import { violations } from '../../support/violations';

async function logIn(page: Page, phone: string): Promise<void> {
  await open(page, '/login', 'mf-account');
  await page.getByRole('tab', { name: '密码登录' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('手机号').fill(phone);
  await main.getByLabel('密码', { exact: true }).fill('e2e-member-1');
  await main.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname !== '/login' && url.pathname !== '/login/');
}

async function payByAlipay(page: Page, isMobile: boolean): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '支付订单' });
  if (isMobile) {
    await dialog.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    await dialog.getByRole('button', { name: /支付.*¥/ }).click();
  } else {
    await dialog.getByText('支付宝', { exact: true }).click();
    await dialog.getByRole('button', { name: '去支付宝付款' }).click();
  }
  await cashier.pay(page);
  await expect(page).toHaveURL(/\/orderdetail\/\d+/);
  await expectReady(page, 'mf-services');
}

test('nothing that the site does on the way from home to a paid order breaks its policy', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const { phone } = await newMember(request);
  const refused = await violations(context);
  await open(page, '/', 'shell');
  await page.getByRole('main').locator('a[href^="/goodsdetail/"]').first().click();
  await expectReady(page, 'mf-services');
  await logIn(page, phone);
  await open(page, '/buypage/1', 'mf-services');
  await agree(page);
  await page.getByRole('button', { name: /提交订单/ }).click();
  await expect(page).toHaveURL(/\/orderdetail\/\d+/);
  await payByAlipay(page, isMobile);
  await expect(page.getByRole('main')).toContainText('待完善');
  expect(refused).toEqual([]);
});

test('dialogs, which lock the page behind them with a style of their own, keep to the policy', async ({
  page,
  context,
  isMobile,
}) => {
  const refused = await violations(context);
  await open(page, '/goodsdetail/999999', 'mf-services');
  await open(page, '/404/', 'shell');
  await page.getByRole('button', { name: /客服/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /客服/ });
  await expect(dialog).toBeVisible();
  if (!isMobile) await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  expect(refused).toEqual([]);
});

test('the API’s documents open and unfold under a policy of their own', async ({ page, context }) => {
  const refused = await violations(context);
  await page.goto('/api/docs/');
  await page.locator('.opblock-summary').first().click();
  await expect(page.locator('.opblock-body').first()).toBeVisible();
  expect(refused).toEqual([]);
});

const attempts: [string, () => void | Promise<void>][] = [
  [
    'an inline script',
    () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.hacked = true';
      document.body.append(script);
    },
  ],
  [
    'markup with a handler',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="globalThis.hacked = true">');
    },
  ],
  [
    'markup through innerHTML',
    () => {
      document.body.innerHTML = '<svg onload="globalThis.hacked = true"></svg>';
    },
  ],
  [
    'a script of another place on this site',
    () => {
      const script = document.createElement('script');
      script.src = '/media/uploads/evil.js';
      document.body.append(script);
    },
  ],
  [
    'words that become code',
    // Later, because what the test itself calls may do more than the page.
    () =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => {
          try {
            // biome-ignore lint/security/noGlobalEval: that it is refused is the claim
            globalThis.eval('globalThis.hacked = true');
            resolve();
          } catch (error) {
            reject(error);
          }
        });
      }),
  ],
  [
    'a Trusted Types policy of its own',
    () => {
      const policy = Reflect.get(globalThis, 'trustedTypes').createPolicy('evil', {
        createHTML: (text: string) => text,
      });
      document.body.innerHTML = policy.createHTML('<svg onload="globalThis.hacked = true"></svg>');
    },
  ],
];

test('what an attacker could put into the page is refused', async ({ page, context }) => {
  const refused = await violations(context);
  await open(page, '/goodsdetail/1', 'mf-services');
  for (const [what, attempt] of attempts) {
    const before = refused.length;
    const thrown = await page.evaluate(attempt).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    expect(thrown, what).toMatch(/Trusted|EvalError|unsafe-eval|policy/i);
    await expect.poll(() => refused.length, what).toBeGreaterThan(before);
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
  await expectReady(page, 'mf-services');
});

test('a script written into the HTML on its way does not run, and the site hears of it', async ({ page }) => {
  const reported = page.waitForRequest(/\/api\/platform\/csp-reports/);
  await page.route(/\/goodsdetail\/1$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<body>',
      '<body><script>globalThis.hacked = true</script><a id="trap" onclick="globalThis.hacked = true">x</a>',
    );
    await route.fulfill({ response, body });
  });
  await open(page, '/goodsdetail/1', 'mf-services');
  await page.locator('#trap').evaluate((trap: HTMLElement) => trap.click());
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
  expect((await reported).postData()).toContain('script-src');
});

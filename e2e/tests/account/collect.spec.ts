import type { Page } from '@playwright/test';
import { call, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('link', { name: /\d 收藏$/ });

test('services are collected, found again, removed several at once, and put back', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  for (const id of [1, 11, 18]) await call(request, 'POST', `/service/collect/${id}`, { token: me });
  await open(page, '/goodsdetail/33', 'mf-services');
  await page.getByRole('button', { name: /^收藏/ }).last().click();
  await expect(page.getByText('已收藏').first()).toBeVisible();

  await open(page, '/collect/', 'mf-account');
  await expect(cards(page)).toHaveCount(4);
  const before = await cards(page).allTextContents();

  await page.getByRole('button', { name: isMobile ? '管理' : '批量管理' }).click();
  const boxes = page.getByRole('checkbox', { name: /^选择：/ });
  await boxes.nth(0).check({ force: true });
  await boxes.nth(2).check({ force: true });
  await page.getByRole('button', { name: '取消收藏 (2)' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(cards(page)).toHaveCount(4);
  expect(await cards(page).allTextContents()).toEqual(before);

  await page
    .getByRole('button', { name: /^取消收藏：/ })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(3);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  const counts = await call(request, 'GET', '/user/get_pc_num', { token: me });
  expect(counts.collect).toBe(3);
});

test('kinds without favourites say so', async ({ member }) => {
  await open(member, '/collect/?kind=press', 'mf-account');
  await expect(main(member)).toContainText('还没有收藏资讯');
  await member.getByRole('navigation', { name: '收藏分类' }).getByRole('link', { name: '服务' }).click();
  await expect(main(member)).toContainText('还没有收藏服务');
  await expect(member.getByRole('link', { name: '去选服务' })).toHaveAttribute('href', '/productservice/');
});

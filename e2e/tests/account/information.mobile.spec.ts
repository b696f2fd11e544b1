import { readFile } from 'node:fs/promises';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

test('resource packs are for members, and their files come down', async ({ page, buyer }) => {
  await open(buyer, '/breadcrumb/8', 'mf-account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    buyer.getByRole('link', { name: '下载 投稿前检查清单.md' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('# 投稿前检查清单');
});

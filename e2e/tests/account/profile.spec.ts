import type { Page } from '@playwright/test';
import { call, newMember } from '../../support/api';
import { serious } from '../../support/axe';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

/** A picture as a camera takes it: 640 × 480, red at the left, blue at the right. */
async function landscape(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#f00';
    pen.fillRect(0, 0, 320, 480);
    pen.fillStyle = '#00f';
    pen.fillRect(320, 0, 320, 480);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
}

/** Width, height and the colours of the left and right edge of a picture of the site. */
function look(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(picture, 0, 0);
    const at = (x: number) => {
      const [red = 0, , blue = 0] = pen.getImageData(x, picture.height / 2, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return { width: picture.width, height: picture.height, left: at(4), right: at(picture.width - 5) };
  }, src);
}

test('an avatar is cut out of a picture, moved by keys, and shown everywhere', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  await open(page, '/myinfo/', 'mf-account');
  if (isMobile) await page.getByRole('button', { name: '编辑资料' }).first().click();
  const choose = async () =>
    page
      .getByLabel('选择头像图片')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await landscape(page) });
  await choose();
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  const done = dialog.getByRole('button', { name: '使用这张图片' });
  await expect(done).toBeEnabled();
  expect(await serious(page)).toEqual([]);
  await dialog
    .getByRole('button', { name: '取 消' })
    .or(dialog.getByRole('button', { name: '取消' }))
    .click();
  await expect(dialog).toHaveCount(0);

  await choose();
  await expect(done).toBeEnabled();
  // Enlarged and moved far to the right: what is left in the window is the red half.
  await dialog.getByLabel('缩放').fill('3');
  const window = dialog.getByRole('group', { name: /头像范围/ });
  await window.focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
  await done.click();
  await expect(page.getByText('头像已更新')).toBeVisible();
  const { avatar_img } = await call(request, 'GET', '/userInfo', { token: me });
  expect(await look(page, String(avatar_img))).toMatchObject({
    width: 400,
    height: 400,
    left: 'red',
    right: 'red',
  });
  await expect(page.locator(`img[src="${avatar_img}"]`).first()).toBeVisible();
});

test('identity and disciplines are kept and shown; numbers lead to what they count', async ({
  member,
  isMobile,
}) => {
  await open(member, '/myinfo/', 'mf-account');
  if (isMobile) {
    await member.getByRole('button', { name: '编辑资料' }).first().click();
    for (const name of ['博士生', '理学', '工学', '医学'])
      await member.getByText(name, { exact: true }).click();
    await expect(member.getByLabel('文学')).toBeDisabled();
    await member.getByRole('button', { name: '保存' }).click();
  } else {
    await member.getByLabel('身份').click();
    await member.getByTitle('博士生').click();
    await member.getByLabel('研究方向').click();
    for (const name of ['理学', '工学', '医学'])
      await member.getByTitle(name, { exact: true }).last().click();
    await member.keyboard.press('Escape');
    await member.getByRole('button', { name: '保存资料' }).click();
  }
  await expect(member.getByText('资料已保存')).toBeVisible();
  await member.reload();
  await expect(member.getByRole('main')).toContainText('博士生 · 理学、工学、医学');
  await member.getByRole('link', { name: '收藏 0' }).click();
  await expect(member).toHaveURL(/\/collect\/$/);
});

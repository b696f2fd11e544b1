import { pixel } from '../../support/hostile-files';
import { listen } from '../../support/said';
import { expect, test } from '../../support/test';
import {
  drop,
  type LocalFile,
  openTool,
  openWriting,
  paste,
  pasteFiles,
  press,
  tool,
} from '../../support/writing';

const pictures = (count: number): LocalFile[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${n + 1}.png`, mimeType: 'image/png', buffer: pixel }));

const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('ftypisom') };

test('pictures: what may come by choosing, pasting and dropping, how many, and how large they stand', async ({
  member: page,
}) => {
  const heard = await listen(page);
  const text = await openWriting(page);
  await text.click();
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/upload_image')) uploads.push(request.url());
  });
  // A notice may be gone again before a busy machine has handed over a hundred files; one that stands is not shown anew.
  let from = 0;
  const quiet = async () => {
    await expect(page.locator('.ant-message-notice')).toHaveCount(0);
    from = (await heard()).length;
  };
  const said = (words: string) =>
    expect
      .poll(async () => (await heard()).slice(from).some((one) => one.includes(words)), { message: words })
      .toBe(true);
  const ways = {
    choose: (files: LocalFile[]) => page.getByLabel('选择图片').setInputFiles(files),
    paste: (files: LocalFile[]) => pasteFiles(text, files),
    drop: (files: LocalFile[]) => drop(text, { files }),
  };
  const wrong = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('字') };
  const large = { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_153) };
  for (const way of Object.values(ways)) {
    await quiet();
    await way([wrong]);
    await said('请选择 JPG、PNG、WebP 或 GIF 图片');
    await way([film]);
    await way([large]);
    await said('图片大小不能超过2MB哦~');
    await way(pictures(101));
    await said('一次最多选择100张图片');
  }
  expect(uploads).toEqual([]);
  await ways.paste(pictures(1));
  await ways.drop(pictures(1));
  await expect(text.locator('img')).toHaveCount(2);
  await quiet();
  await ways.choose(pictures(10));
  await said('最多上传9张图片');
  await expect(text.locator('img')).toHaveCount(9);
  await expect(page.getByTitle('图片张数')).toHaveText('9/9 图');
  await expect(text.locator('video, iframe, [data-w-e-type="video"]')).toHaveCount(0);
  expect(uploads).toHaveLength(9);

  for (const width of ['30', '50', '100']) {
    await expect(async () => {
      await text.locator('img').nth(1).click();
      await text.locator('img').first().click();
      await expect(tool(page, `imageWidth${width}`)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await press(page, `imageWidth${width}`);
    await expect(text.locator('.w-e-image-container').first()).toHaveAttribute(
      'style',
      new RegExp(`width: ${width}%`),
    );
  }
  await expect(tool(page, 'insertTable')).toHaveClass(/disabled/);
  // An address of a picture is this site's own, its link one that may stand in a text.
  await openTool(page, 'editImage', '.w-e-modal input');
  const inputs = page.locator('.w-e-modal:visible input');
  await quiet();
  await inputs.first().fill('https://elsewhere.example/a.png');
  await page.locator('.w-e-modal:visible button:not(.btn-close)').click();
  await said('只能使用本站上传的图片');
});

test('a text from Word keeps its pictures and says which it could not read; sizes below nothing and films go', async ({
  member: page,
}) => {
  const text = await openWriting(page);
  await text.click();
  const hex = pixel.toString('hex');
  await paste(text, {
    'text/html':
      '<p class="MsoNormal">方法<img src="file:///C:/temp/image001.png"></p><p>结果<img src="file:///C:/temp/image002.emf"></p><p>附<img src="https://elsewhere.example/chart.png"><img src="data:image/png;base64,' +
      `${pixel.toString('base64')}"></p>`,
    'text/rtf': `{\\rtf1 {\\pict\\pngblip\\picw1 ${hex}}{\\pict\\emfblip 0102}}`,
    'text/plain': '方法 结果 附',
  });
  await expect(text.locator('img')).toHaveCount(2);
  await expect(text).toContainText('方法');
  await expect(text).toContainText('结果');
  const lost = page.getByText(/有 2 张图片没能随文字粘贴过来/);
  await expect(lost).toContainText('image002.emf');
  await expect(lost).toContainText('chart.png');
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(lost).toHaveCount(0);

  const own = await text.locator('img').first().getAttribute('src');
  for (const html of [
    `<p>大小<img src="${own}" width="-5" style="width: -5px; height: -5px"></p>`,
    '<p>影片<iframe src="https://player.bilibili.com/player.html"></iframe><video src="/a.mp4" width="-5" poster="/a.png"></video></p>',
    '<div data-w-e-type="video" data-w-e-is-void><video poster="" controls="true" width="-5" height="0"><source src="/a.mp4" type="video/mp4"/></video></div>',
    '<table><tbody><tr><td width="-30">格</td></tr></tbody></table>',
  ])
    await paste(text, { 'text/html': html, 'text/plain': '字' });
  await expect(text).toContainText('影片');
  await expect(text.locator('video, iframe, [data-w-e-type="video"]')).toHaveCount(0);
  await expect(text.locator('[style*="-5"], [width^="-"]')).toHaveCount(0);
});

test('a link is looked at as it is typed, on a slow computer too', async ({ member: page }) => {
  // From the beginning: the site puts back what is changed of the built-ins later.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const slowly = (run: () => void, ms = 0) => later(run, ms + (Reflect.get(globalThis, 'slowBy') ?? 0));
    Object.assign(window, { setTimeout: slowly });
  });
  const text = await openWriting(page);
  await text.click();
  await page.keyboard.type('看这里');
  await press(page, 'emotion');
  const panel = page.locator('.w-e-drop-panel');
  await expect(panel).toBeVisible();
  // The editor lets nothing close within a fifth of a second.
  await page.waitForTimeout(400);
  await page.getByRole('textbox', { name: '标题' }).click();
  await expect(panel, 'whoever turns to another field is done').toBeHidden();
  await text.click();
  // A slow computer: what the editor leaves for later comes late, and must not close what was opened.
  await page.evaluate(() => Object.assign(globalThis, { slowBy: 400 }));
  await press(page, 'insertLink');
  const inputs = page.locator('.w-e-modal input');
  // The caret has been taken out of the text.
  await expect(tool(page, 'bold')).toHaveClass(/disabled/);
  await inputs.first().fill('链接');
  await inputs.last().fill('java\tscript:alert(1)');
  await page.locator('.w-e-modal button:not(.btn-close)').last().click();
  await expect(page.getByText('链接须以 http://')).toBeVisible();
  await expect(text.locator('a')).toHaveCount(0);
});

import type { DeskPress, PressDocument } from '@harbor/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, type Token } from '../../support/api';
import { open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { picture } from '../../support/picture';
import { enter, expect, test } from '../../support/test';
import { field, press as pressTool, write } from '../../support/writing';

// What is pinned stands at the top for everybody: this site is for these tests alone.
let site: OwnSite;
let request: APIRequestContext;
let team: Token;
let second: Token;

// One after the other, in one process: each would start a site of its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  site = await ownSite();
  request = await playwright.request.newContext({ baseURL: site.url });
  team = await login(request, 'staff');
  second = await login(request, 'secondStaff');
});
test.afterAll(async () => {
  await request.dispose();
  await site.close();
});

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).locator('visible=true');
/** By its own button. */
const close = (page: Page, name: string) =>
  dialog(page, name)
    .getByRole('button', { name: /^(?:关闭|Close)$/ })
    .click();
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

const sentence = '逐家读作者须知，把哪些要写、写在哪里、由谁核对记进一张表，再对照自己的稿子改一遍。';
const longText = sentence.repeat(20);

const tomorrow = () => new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);

/** Somebody without a session, on the same platform. */
async function visitorOf(page: Page): Promise<Page> {
  const { viewport, userAgent, isMobile, hasTouch } = test.info().project.use;
  const context = await page.context().browser()?.newContext({ viewport, userAgent, isMobile, hasTouch });
  if (!context) throw new Error('there is no browser');
  return context.newPage();
}

/** A draft of the second editor, with everything that it takes to be published. */
async function draft(title: string): Promise<DeskPress> {
  const { data } = await call<{ data: { id: number }[] }>(request, 'GET', '/get_tags');
  const document: PressDocument = {
    ...{
      type: 1,
      title,
      desc: '逐家对照作者须知。',
      cover: '/media/demo/press/abstract-for-three-readers.svg',
    },
    ...{ content: `<h2>对照</h2><p>${longText}</p>`, is_original: true, source: '学术港编辑部' },
    ...{ source_url: '', author: '罗衡', special_id: null, tags: [Number(data[0]?.id)] },
    ...{ service_goods: [], seo: { title: '', desc: '', keywords: [] } },
  };
  return call<DeskPress>(request, 'POST', '/staff/press/create', { token: second, body: document });
}

test('an article is written, saves itself, is looked at, goes out, is corrected, and stands at the top', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const title = `声明写在哪里：六家出版机构逐条对照 ${isMobile ? '手机' : '电脑'}`;
  await enter(page, team);
  await open(page, `${site.url}/staff/press`, 'mf-staff');
  await press(page, '写头条');
  await dialog(page, '写头条').getByLabel('标题').fill(title);
  await dialog(page, '写头条').getByRole('button', { name: '开始写' }).click();
  await expect(page).toHaveURL(/\/staff\/press\/\d+$/);
  const id = Number(page.url().split('/').pop());
  await expect(main(page).getByLabel('标题', { exact: true })).toHaveValue(title);

  await test.step('what is typed saves itself, and outlasts a reload', async () => {
    await main(page)
      .getByLabel('摘要', { exact: true })
      .fill('逐家对照作者须知：写什么、写在哪里、谁来核对。');
    await write(page, '先看结论');
    await pressTool(page, 'header2');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(longText);
    await expect(field(page).locator('h2')).toHaveText('先看结论');
    await expect(main(page).getByText(/\d{2}:\d{2}:\d{2} 已自动保存/)).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(field(page).locator('h2')).toHaveText('先看结论');
    await expect(main(page).getByText(/正文 8\d\d 字/)).toBeVisible();
  });

  await test.step('a picture of the text belongs to the site, and is described', async () => {
    await field(page).locator('p').last().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await main(page)
      .locator('input[type="file"][aria-label="选择图片"]')
      .setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer: picture() });
    const image = field(page).locator('img');
    await expect(image).toHaveAttribute('src', /^\/media\/uploads\/press\//);
    await expect(image).toHaveAttribute('alt', '');
    await press(page, '去补第 1 张图的替代文字');
    await dialog(page, '第 1 张图的替代文字').getByLabel('图上有什么').fill('四种常见的声明位置');
    await dialog(page, '第 1 张图的替代文字').getByRole('button', { name: '写入正文' }).click();
    await expect(image).toHaveAttribute('alt', '四种常见的声明位置');
    await expect(main(page).getByText('1 张图都有替代文字')).toBeVisible();
  });

  await test.step('what it lacks is said, and put right', async () => {
    await press(page, '立即');
    await press(page, '立即发布');
    const question = dialog(page, '立即发布');
    await expect(question.getByText('请选择封面')).toBeVisible();
    await expect(question.getByRole('button', { name: '立即发布' })).toBeDisabled();
    await question.getByRole('button', { name: /^取\s?消$/ }).click();
    await main(page).getByLabel('添加标签').selectOption({ index: 1 });
    await main(page).getByLabel('来源', { exact: true }).fill('学术港编辑部');
    await page
      .locator('input[type="file"][aria-label="头条封面"]')
      .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture() });
    await dialog(page, '裁剪图片').getByRole('button', { name: '裁剪并上传' }).click();
    await expect(main(page).getByRole('img', { name: '现在的封面' })).toBeVisible();
    await expect(main(page).getByText('可以发布')).toBeVisible();
  });

  const visitor = await visitorOf(page);
  await test.step('whoever has the link sees it before readers do', async () => {
    await press(page, /^预\s?览$/);
    const href = await dialog(page, '预览').getByRole('link', { name: /预览$/ }).getAttribute('href');
    await visitor.goto(`${site.url}${href}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText(/读者还看不到这一版/)).toBeVisible();
    await expect(visitor.getByAltText('四种常见的声明位置')).toBeVisible();
    await close(page, '预览');
    await expect(dialog(page, '预览')).toBeHidden();
  });

  await test.step('it is given a time, then sent out at once', async () => {
    await press(page, '定时');
    await main(page).getByLabel('日期（北京时间）').fill(tomorrow());
    await main(page).getByLabel('时间', { exact: true }).fill('08:00');
    await press(page, '定时发布');
    await dialog(page, '定时发布').getByRole('button', { name: '定时发布' }).click();
    await expect(main(page).getByText(/^定时发布 · .*08:00$/)).toBeVisible();
    await visitor.goto(`${site.url}/academic/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    await press(page, '立即');
    await press(page, '立即发布');
    await dialog(page, '立即发布')
      .getByLabel(/^修订说明/)
      .fill('首发');
    await dialog(page, '立即发布').getByRole('button', { name: '立即发布' }).click();
    await expect(main(page).getByRole('button', { name: '发布更新' })).toBeDisabled();
    await expect(main(page).getByRole('list', { name: '修订' }).getByText('首发')).toBeVisible();
  });

  await test.step('a correction stands with the article, the old words and the right ones', async () => {
    await main(page)
      .getByLabel('摘要', { exact: true })
      .fill('逐家对照作者须知：写什么、写在哪里、谁来签字。');
    await press(page, '发布更正');
    const question = dialog(page, '发布更正');
    await expect(question.getByText('草稿里改好的内容会随更正一并更新。')).toBeVisible();
    await question.getByLabel(/^更正说明/).fill('原文“谁来核对”有误，应为“谁来签字”。');
    await question.getByRole('button', { name: '发布更正' }).click();
    await expect(question).toBeHidden();
    await visitor.goto(`${site.url}/academic/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('原文“谁来核对”有误，应为“谁来签字”。').first()).toBeVisible();
    await main(page).getByRole('button', { name: '对照两个版本' }).click();
    const compared = dialog(page, '对照两个版本');
    await compared.getByLabel('旧版本').selectOption('2');
    await expect(compared.locator('del', { hasText: '核对' })).toBeVisible();
    await expect(compared.locator('ins', { hasText: '签字' })).toBeVisible();
    await close(page, '对照两个版本');
    await expect(compared).toBeHidden();
  });

  await test.step('at the top, a visitor finds it', async () => {
    await press(page, /^置\s?顶$/);
    await dialog(page, '置顶')
      .getByRole('button', { name: /^置\s?顶$/ })
      .click();
    await expect(main(page).getByRole('button', { name: '取消置顶' })).toBeVisible();
    await visitor.goto(`${site.url}${isMobile ? '/academiclist/' : '/academic/'}`);
    await visitor.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('offline it is gone for readers, with the reason for the team', async () => {
    await press(page, /^下\s?线$/);
    await dialog(page, '下线头条').getByLabel('原因').fill('待核对数据');
    await dialog(page, '下线头条')
      .getByRole('button', { name: /^下\s?线$/ })
      .click();
    await expect(main(page).getByText('已下线：待核对数据')).toBeVisible();
    await visitor.goto(`${site.url}/academic/${id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  });
  await visitor.context().close();
});

test('of two editors the second is told who was faster, loses nothing, and chooses', async ({
  page,
  isMobile,
}) => {
  const desk = await draft(`两位编辑同时改 ${isMobile ? '手机' : '电脑'}`);
  await enter(page, team);
  await open(page, `${site.url}/staff/press/${desk.id}`, 'mf-staff');
  await expect(field(page)).toContainText('对照');
  await call(request, 'POST', `/staff/press/save/${desk.id}`, {
    token: second,
    body: { revision: desk.revision, ...desk.document, desc: '复核改的摘要。' },
  });
  await write(page, '甲方补写的一段。');
  await press(page, '保存草稿');
  const clash = main(page).getByRole('alert', { name: '另有更新的修改' });
  await expect(clash.getByText(/^学术港复核已在/)).toBeVisible();
  await expect(field(page)).toContainText('甲方补写的一段。');
  await clash.getByRole('button', { name: '对照两份内容' }).click();
  await expect(clash.locator('ins', { hasText: '甲方补写的一段。' }).first()).toBeVisible();

  await page.reload();
  await expect(clash.getByText(/^学术港复核已在/)).toBeVisible();
  await expect(field(page)).toContainText('甲方补写的一段。');
  await clash.getByRole('button', { name: '以我这里的为准' }).click();
  await expect(clash).toBeHidden();
  await page.reload();
  await expect(field(page)).toContainText('甲方补写的一段。');
  await expect(main(page).getByLabel('摘要', { exact: true })).toHaveValue('逐家对照作者须知。');
});

test('without the forum the text is there to be read, and goes out all the same', async ({
  page,
  isMobile,
}) => {
  const desk = await draft(`论坛不在时也能发 ${isMobile ? '手机' : '电脑'}`);
  await enter(page, team);
  await page.route('**/releases/mf-forum/**', (route) => route.abort());
  await open(page, `${site.url}/staff/press/${desk.id}`, 'mf-staff');
  const place = main(page).getByRole('region', { name: '正文' });
  await expect(place.getByText(/正文编辑器暂时打不开/)).toBeVisible({ timeout: 20_000 });
  await expect(place.getByText(sentence.slice(0, 20)).first()).toBeVisible();
  await press(page, '立即');
  await press(page, '立即发布');
  await dialog(page, '立即发布').getByRole('button', { name: '立即发布' }).click();
  await expect(main(page).getByRole('button', { name: '发布更新' })).toBeVisible();

  await page.unroute('**/releases/mf-forum/**');
  await place.getByRole('button', { name: /^重\s?试$/ }).click();
  await expect(field(page)).toContainText('对照', { timeout: 20_000 });
});

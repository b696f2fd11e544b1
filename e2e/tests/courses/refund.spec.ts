import { call, newMember } from '../../support/api';
import { buyCourse, lessonAddress, PlayerPage } from '../../support/course';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

test('a refund ends what plays within a minute, and nothing of it can be asked for any more', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const me = await newMember(request);
  await enter(page, me);
  await buyCourse(page, 1, isMobile);
  const order = Number(/\/orderdetail\/(\d+)/.exec(page.url())?.[1]);
  const { info } = await call(request, 'GET', '/course/1/info', { token: me });
  const { chapters } = info as {
    chapters: { lessons: { id: number; free: boolean; try_seconds: number }[] }[];
  };
  const closed = chapters
    .flatMap(({ lessons }) => lessons)
    .find(({ free, try_seconds }) => !free && try_seconds === 0);
  if (!closed) throw new Error('the course has a lesson of which nothing can be tried');
  await open(page, lessonAddress(1, closed.id, isMobile), 'mf-courses');
  const player = new PlayerPage(page);
  await player.plays();

  const other = await page.context().newPage();
  await open(other, `/refund/${order}`, 'mf-services');
  await other.getByRole('radio', { name: '拍错/不需要' }).check({ force: true });
  await other.getByRole('button', { name: /^确认退款/ }).click();
  await expect(async () => {
    const state = await call(request, 'POST', `/user/order_info/${order}`, { token: me });
    expect(state.refund_status).toBe(4);
  }).toPass();
  await other.close();

  await expect(page.getByText('课程已不在您的课堂里')).toBeVisible({ timeout: 75_000 });
  const { paused } = await player.film();
  expect(paused).toBe(true);
  await call(request, 'GET', `/course/1/video?lesson=${closed.id}`, { token: me, code: 403 });
});

test('a second purchase of the same course is no purchase', async ({ page, request, isMobile }) => {
  const me = await newMember(request);
  await enter(page, me);
  await buyCourse(page, 1, isMobile);
  await open(page, '/buyclass?class=1', 'mf-courses');
  await expect(page.getByText('您已拥有该课程')).toBeVisible();
  await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0);
});

import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { MobileProviders } from '@harbor/ui/mobile';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderToReview, ownReview } from '../../testing/reviews';
import { EvaluationPage } from './EvaluationPage';
import { EvaluationPage as MobileEvaluationPage } from './EvaluationPage.mobile';
import { ReviewPage } from './ReviewPage.mobile';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const page = (data: object[]) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 10,
  last_page: 1,
});
const handlers: Handlers = {
  'GET /user/get_appraise_num': { to_review: 1, reviewed: 1 },
  'GET /user/appraise/:id': orderToReview(),
  'POST /user/appraise': page([ownReview()]) as never,
  'POST /user/get_orders': { ...page([]), server_time: '2026-11-21T09:00:00+08:00' } as never,
};

const forms = [
  ['desktop', EvaluationPage, DesktopProviders, '/evaluation/?order=31'],
  ['mobile', ReviewPage, MobileProviders, '/evaluation/31'],
] as const;

describe.each(forms)('a review on %s', (platform, Page, wrapper, path) => {
  const write = (more: Handlers = {}) =>
    renderPage(
      <Routes>
        <Route path="/evaluation/" element={<Page />} />
        <Route path="/evaluation/:id" element={<Page />} />
      </Routes>,
      { path, platform, wrapper, session: 'buyer', handlers: { ...handlers, ...more } },
    );
  const rate = (stars: number) => (rubric: string) =>
    user.click(screen.getByRole('radio', { name: `${rubric} ${stars} 星` }));
  const rubrics = ['综合评分', '专业程度', '准时交付', '沟通清楚', '符合规范'];

  test('says which rubrics are missing, and sends nothing', async () => {
    const { requests } = write();
    await screen.findByRole('radio', { name: '综合评分 5 星' });
    await rate(4)('专业程度');
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '请为综合评分打分',
      '请为准时交付打分',
      '请为沟通清楚打分',
      '请为符合规范打分',
    ]);
    expect(requests.map(({ key }) => key)).not.toContain('POST /user/appraise/:id');
  });

  test('is sent once with what was chosen; low stars offer other tags', async () => {
    const { requests } = write({ 'POST /user/appraise/:id': ownReview() });
    await screen.findByRole('radio', { name: '综合评分 5 星' });
    await user.click(screen.getByRole('button', { name: '说明清楚' }));
    for (const rubric of rubrics) await rate(2)(rubric);
    expect(screen.queryByRole('button', { name: '说明清楚' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '回复较慢' }));
    await user.type(screen.getByLabelText(/文字评价/), '回复隔了两天');
    await user.click(screen.getByRole('checkbox', { name: /匿名评价/ }));
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    await waitFor(() =>
      expect(requests.find(({ key }) => key === 'POST /user/appraise/:id')?.body).toEqual({
        ...{ stars: 2, professional: 2, punctual: 2, communication: 2, norm: 2 },
        content: '回复隔了两天',
        tags: ['回复较慢'],
        images: [],
        anonymous: true,
      }),
    );
  });

  test('that the server refuses keeps what was written and says why', async () => {
    write({ 'POST /user/appraise/:id': problem(409, '您已评价过这个订单') });
    await screen.findByRole('radio', { name: '综合评分 5 星' });
    for (const rubric of rubrics) await rate(5)(rubric);
    await user.type(screen.getByLabelText(/文字评价/), '很好');
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    expect(await screen.findByText('您已评价过这个订单')).toBeInTheDocument();
    expect(screen.getByLabelText(/文字评价/)).toHaveValue('很好');
  });

  test('cannot be written for an order that is not finished', async () => {
    write({
      'GET /user/appraise/:id': {
        ...orderToReview(),
        actions: { review: false },
        reason: '订单完成后才能评价',
      },
    });
    expect(await screen.findByText('订单完成后才能评价')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '提交评价' })).not.toBeInTheDocument();
  });
});

describe.each([
  ['desktop', EvaluationPage, DesktopProviders],
  ['mobile', MobileEvaluationPage, MobileProviders],
] as const)('the lists on %s', (platform, Page, wrapper) => {
  const open = (path: string, more: Handlers = {}) =>
    renderPage(<Page />, { path, platform, wrapper, session: 'buyer', handlers: { ...handlers, ...more } });

  test('an author reads where a review stands, and why one is not shown', async () => {
    const hidden = {
      ...ownReview(),
      id: 2,
      status: 3,
      status_text: '未展示',
      hidden_reason: '泄露他人隐私：含有姓名',
      actions: { append: false },
    };
    open('/evaluation/?tab=reviewed', { 'POST /user/appraise': page([ownReview(), hidden]) as never });
    expect(await screen.findByText('未展示：泄露他人隐私：含有姓名')).toBeInTheDocument();
    expect(screen.getByText('已展示')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^追评/ })).toHaveLength(1);
  });

  test('nothing to review leads on', async () => {
    open('/evaluation/');
    expect(await screen.findByText('没有待评价的订单')).toBeInTheDocument();
  });

  test('a failure can be tried again', async () => {
    open('/evaluation/?tab=reviewed', { 'POST /user/appraise': problem(500, '服务器开小差了') });
    expect(await screen.findByRole('button', { name: /重试/ })).toBeInTheDocument();
  });
});

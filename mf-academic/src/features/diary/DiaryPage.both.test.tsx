import type { DataOf } from '@harbor/contract';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaryCard, diaryDeadline } from '../../testing/diary';
import { DiaryPage } from './DiaryPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const diary = (part: Partial<DataOf<'GET /diary/list'>> = {}): DataOf<'GET /diary/list'> => ({
  manuscripts: [],
  deadlines: [],
  shares: true,
  feed: { on: false, since: null },
  most: 100,
  ...part,
});

const open = (list: DataOf<'GET /diary/list'>, more: Handlers = {}) =>
  renderPage(<DiaryPage />, {
    platform,
    path: '/querytool/diary/',
    wrapper: Providers,
    session: 'buyer',
    handlers: { 'GET /diary/list': list, ...more },
  });

test('an empty diary says what it is good for, and how to begin', async () => {
  open(diary());
  expect(await screen.findByText('还没有记录稿件')).toBeInTheDocument();
  expect(screen.getByText('截止日不再漏')).toBeInTheDocument();
  expect(screen.getByText(/满五人才显示、取整/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '记第一份稿件' }));
  expect(await screen.findByRole('dialog', { name: '记一份稿件' })).toBeInTheDocument();
});

test('manuscripts stand by what they wait for, deadlines by their day', async () => {
  open(
    diary({
      manuscripts: [
        diaryCard({ deadline: diaryDeadline({ days_left: 2 }) }),
        diaryCard({
          id: 5,
          title: '钎焊界面的润湿',
          status: 8,
          status_text: '已拒稿',
          ended: true,
          days_in: 9,
        }),
      ],
      deadlines: [{ ...diaryDeadline({ days_left: 2 }), manuscript: '镁合金低温变形的相场计算' }],
    }),
  );
  expect(await screen.findByRole('heading', { name: '进行中 1' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '已结束 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /钎焊界面的润湿.*已拒稿.*9 天前/ })).toHaveAttribute(
    'href',
    '/querytool/diary/5',
  );
  expect(screen.getByRole('link', { name: /返修截止.*还有 2 天/ })).toHaveAttribute(
    'href',
    '/querytool/diary/4',
  );
});

test('what the server says against a manuscript stands at its field, and nothing that was written is lost', async () => {
  const { requests } = open(diary({ manuscripts: [diaryCard()] }), {
    'POST /diary/create': problem(422, '投出日期不存在，请检查', {
      errors: { submitted_on: ['投出日期不存在，请检查'] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '记一份稿件' }));
  const dialog = await screen.findByRole('dialog', { name: '记一份稿件' });
  await user.click(within(dialog).getByRole('button', { name: '记下' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写稿件标题，至少2个字');
  await user.type(within(dialog).getByLabelText('稿件标题'), '深冷处理');
  await user.click(within(dialog).getByRole('button', { name: '记下' }));
  await waitFor(() => expect(requests.some(({ key }) => key === 'POST /diary/create')).toBe(true));
  expect(await within(dialog).findByText('投出日期不存在，请检查')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('稿件标题')).toHaveValue('深冷处理');
});

test('the statistics are left by a switch', async () => {
  let shares = true;
  const { requests } = renderPage(<DiaryPage />, {
    platform,
    path: '/querytool/diary/',
    wrapper: Providers,
    handlers: {
      'GET /diary/list': () => diary({ shares, manuscripts: [diaryCard()] }),
      'POST /diary/share': () => {
        shares = false;
        return { shares };
      },
    },
    session: 'buyer',
  });
  await user.click(await screen.findByRole('switch', { name: '参与匿名统计' }));
  await waitFor(() => expect(screen.getByRole('switch')).toHaveAttribute('aria-checked', 'false'));
  expect(requests.find(({ key }) => key === 'POST /diary/share')?.body).toEqual({ shares: false });
  expect(screen.getByText(/您已选择不参与/)).toBeInTheDocument();
});

test('the address of a calendar is told once, with a way to follow it', async () => {
  open(diary({ manuscripts: [diaryCard()] }), {
    'POST /diary/feed/open': () => ({
      on: true,
      since: '2026-11-27T10:00:00+08:00',
      url: 'https://example.cn/api/calendar/diary.ics?key=abc',
    }),
  });
  await user.click(await screen.findByRole('button', { name: '生成订阅地址' }));
  const dialog = await screen.findByRole('dialog', { name: '日历订阅地址' });
  expect(within(dialog).getByRole('link', { name: '在日历中订阅' })).toHaveAttribute(
    'href',
    'webcal://example.cn/api/calendar/diary.ics?key=abc',
  );
});

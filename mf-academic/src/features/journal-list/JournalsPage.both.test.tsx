import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { onPhone } from '@harbor/ui/kit';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chinese, condition, facets, found, journal } from '../../testing/journals';
import { JournalsPage } from './JournalsPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(path = '/querytool/', handlers: Handlers = {}, session?: 'buyer') {
  return renderPage(<JournalsPage />, {
    path,
    platform,
    wrapper: Providers,
    ...(session && { session }),
    handlers: {
      'GET /condition': condition(),
      'GET /magazine/list': found([journal(), chinese()]),
      ...handlers,
    },
  });
}

beforeEach(() => localStorage.clear());

test('what is not known is said in words, what cannot be as well, and warnings are neutral', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Tidal Law and Society' })).toHaveAttribute(
    'href',
    '/querytool/1',
  );
  expect(screen.getAllByText(/演示数据/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('暂无').length).toBeGreaterThan(0);
  expect(screen.queryByText('0')).toBeNull();
  expect(screen.getByText(onPhone ? '存在预警记录' : '存在预警记录 · 2024')).toBeInTheDocument();
  if (!onPhone) expect(screen.getAllByText('不适用')).toHaveLength(2);
});

test('the address is what the list is asked for, and each choice is taken back by its chip', async () => {
  const { path, requests } = open('/querytool/?keyword=law&indexed=SCIE,SSCI&tier=1', {
    'GET /magazine/list': found([journal()], { facets: facets({ indexed: ['SCIE', 'SSCI'], tier: ['1'] }) }),
  });
  await screen.findByRole('link', { name: 'Tidal Law and Society' });
  const asked = requests.filter(({ key }) => key === 'GET /magazine/list').map(({ query }) => query);
  expect(asked[0]).toEqual({ keyword: 'law', indexed: 'SCIE,SSCI', tier: '1' });
  expect(document.title).toBe('“law”的期刊 - 学术港');
  await user.click(screen.getByRole('link', { name: '移除筛选：SCIE' }));
  expect(path()).toBe('/querytool/?keyword=law&tier=1&indexed=SSCI');
  await user.click(screen.getByRole('link', { name: '清除' }));
  expect(path()).toBe('/querytool/');
});

test('what a former name finds leads straight to the journal', async () => {
  const { path } = open('/querytool/', {
    'GET /magazine/suggest': {
      data: [
        { id: 7, name: 'Tidal Law', name_cn: null, issn: '2434-561X', matched: 'Harbour Notes on Rules' },
      ],
    },
  });
  await user.type(await screen.findByRole('combobox', { name: '搜索期刊' }), 'harbour notes');
  const option = await screen.findByRole('option', { name: /Harbour Notes on Rules/ });
  await user.click(option);
  expect(path()).toBe('/querytool/7');
});

test('nothing found says which choice could be taken back', async () => {
  open('/querytool/?keyword=zzz&tier=1', { 'GET /magazine/list': found([], { total: 0 }) });
  expect(await screen.findByText('没有找到与“zzz”有关的期刊')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去掉 1 区' })).toHaveAttribute('href', '/querytool/?keyword=zzz');
  expect(screen.getByRole('link', { name: '清除全部条件' })).toHaveAttribute('href', '/querytool/');
});

test('a list that fails can be asked for again', async () => {
  const answers = [problem(500, '服务器开了小差')];
  open('/querytool/', { 'GET /magazine/list': () => answers.shift() ?? found([journal()]) });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: 'Tidal Law and Society' })).toBeInTheDocument();
});

test('up to four are laid aside to be compared, and stay there', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => journal({ id, name: `Journal ${id}`, name_cn: null }));
  const { notices } = open('/querytool/', { 'GET /magazine/list': found(five) });
  await screen.findByRole('link', { name: 'Journal 1' });
  const role = onPhone ? 'button' : 'checkbox';
  for (const n of [1, 2, 3, 4, 5])
    await user.click(screen.getByRole(role, { name: `加入对比：Journal ${n}` }));
  const tray = () => screen.getByRole('region', { name: '对比栏' });
  expect(within(tray()).getByRole('link', { name: '开始对比' })).toHaveAttribute(
    'href',
    '/querytool/compare/?ids=1,2,3,4',
  );
  expect(tray()).toHaveTextContent(onPhone ? '已选 4 种' : '已选 4 / 4');
  expect(notices.at(-1)?.text).toBe('最多对比 4 种期刊，请先移除一种');
  const kept: { id: number }[] = JSON.parse(localStorage.getItem('harbor:journal-compare') ?? '[]');
  expect(kept.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('a heart is shown at once, taken back where the server refuses, and asks visitors to log in', async () => {
  const { unmount, requests } = open(
    '/querytool/',
    { 'POST /magazine/collect': { collected: true } },
    'buyer',
  );
  await user.click(await screen.findByRole('button', { name: '收藏：Tidal Law and Society' }));
  expect(await screen.findByRole('button', { name: '取消收藏：Tidal Law and Society' })).toBeInTheDocument();
  expect(requests.find(({ key }) => key === 'POST /magazine/collect')?.body).toEqual({ id: 1 });
  unmount();
  open('/querytool/', { 'POST /magazine/collect': problem(409, '最多收藏2000种期刊') }, 'buyer');
  await user.click(await screen.findByRole('button', { name: '收藏：Tidal Law and Society' }));
  expect(await screen.findByRole('button', { name: '收藏：Tidal Law and Society' })).toBeInTheDocument();
});

test('filters of the phone are tried out in the sheet and taken by its button', async () => {
  if (!onPhone) return;
  const { path } = open('/querytool/', { 'GET /magazine/list': found([journal()], { total: 41 }) });
  await user.click(await screen.findByRole('button', { name: /^筛选/ }));
  const sheet = await screen.findByRole('dialog', { name: '筛选' });
  await user.click(within(sheet).getByRole('button', { name: '分区' }));
  await user.click(await within(sheet).findByRole('button', { name: /^1 区/ }));
  expect(path()).toBe('/querytool/');
  await user.click(await within(sheet).findByRole('button', { name: '查看 41 种' }));
  expect(path()).toBe('/querytool/?tier=1');
});

test('an edition and the columns of the desktop are chosen and stand in the address', async () => {
  if (onPhone) return;
  const { path } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: '分区体系与年份' }), '演示分区 2024');
  expect(path()).toBe('/querytool/?partition=2');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const dialog = await screen.findByRole('dialog', { name: '显示哪些列' });
  await user.click(within(dialog).getByRole('checkbox', { name: '录用率' }));
  await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(path()).toBe('/querytool/?partition=2&cols=tier,quartile,factor,trend,review');
  expect(screen.queryByRole('columnheader', { name: '录用率' })).toBeNull();
});

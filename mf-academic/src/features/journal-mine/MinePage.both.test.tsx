import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { journal } from '../../testing/journals';
import { MinePage } from './MinePage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const groups = { data: [{ id: 4, title: '冲刺', count: 1 }] };
const item = {
  journal: journal({ collected: true }),
  id: 1,
  name: 'Tidal Law and Society',
  group_id: 4,
  note: '导师建议放第二顺位',
  collected_at: '2026-11-18T08:00:00+08:00',
};
const page = (data: object[]) => ({ data, total: data.length, current_page: 1, per_page: 20, last_page: 1 });

const open = (path = '/querytool/mine/', handlers: Handlers = {}) =>
  renderPage(<MinePage />, {
    path,
    platform,
    session: 'buyer',
    wrapper: Providers,
    handlers: {
      'GET /magazine/groups': groups,
      'GET /magazine/changes/fresh': { fresh: 2 },
      'GET /magazine/collected': page([
        item,
        { ...item, id: 9, name: 'Short Lived', journal: null, note: '', group_id: null },
      ]),
      ...handlers,
    } as Handlers,
  });

test('journals stand there with group and note, one that left the library under its name', async () => {
  const { requests, path } = open();
  expect(await screen.findByRole('link', { name: 'Tidal Law and Society' })).toHaveAttribute(
    'href',
    '/querytool/1',
  );
  expect(screen.getByText('导师建议放第二顺位')).toBeInTheDocument();
  expect(screen.getByText('已不在期刊库中，仍为您保留名称与备注')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Short Lived' })).toBeNull();
  await user.click(screen.getByRole('link', { name: '冲刺 1' }));
  expect(path()).toBe('/querytool/mine/?group=4');
  await screen.findByRole('button', { name: '改名' });
  expect(requests.filter(({ key }) => key === 'GET /magazine/collected').at(-1)?.query).toEqual({
    group: '4',
  });
});

test('a group is made, named anew and given up', async () => {
  const { requests, path } = open('/querytool/mine/?group=4', {
    'POST /magazine/group/create': problem(422, '已有同名的分组'),
    'POST /magazine/group/rename/:id': groups,
    'POST /magazine/group/delete/:id': { data: [] },
  });
  await user.click(await screen.findByRole('button', { name: '新建分组' }));
  const dialog = await screen.findByRole('dialog', { name: '新建分组' });
  await user.type(within(dialog).getByRole('textbox'), '冲刺');
  await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /取\s*消/ }));
  await user.click(screen.getByRole('button', { name: '改名' }));
  const naming = await screen.findByRole('dialog', { name: '分组改名' });
  await user.type(within(naming).getByRole('textbox'), '一');
  await user.click(within(naming).getByRole('button', { name: /确\s*定/ }));
  const sent = (key: string) => requests.find((request) => request.key === key);
  await screen.findByRole('button', { name: '删除分组' });
  expect(sent('POST /magazine/group/rename/:id')).toMatchObject({
    params: { id: '4' },
    body: { title: '冲刺一' },
  });
  await user.click(screen.getByRole('button', { name: '删除分组' }));
  await user.click((await screen.findAllByRole('button', { name: '删除分组' })).at(-1) as HTMLElement);
  await waitFor(() => expect(path()).toBe('/querytool/mine/'));
});

test('what came since the last look is counted on the way to it', async () => {
  open();
  expect(await screen.findByText('2 条新')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^期刊变动/ })).toHaveAttribute('href', '/querytool/changes/mine/');
});

test('nothing collected leads to the search', async () => {
  open('/querytool/mine/', { 'GET /magazine/collected': page([]) } as Handlers);
  expect(await screen.findByText('还没有收藏期刊')).toBeInTheDocument();
});

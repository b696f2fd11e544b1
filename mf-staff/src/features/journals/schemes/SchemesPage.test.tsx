import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { journalCalls, scheme } from '../../../testing/journals';
import { fill } from '../../../testing/site';
import { SchemesPage } from './SchemesPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const editions = {
  data: [
    scheme(6, 'partition', { title: '分区表 2026', used: 0 }),
    scheme(4, 'partition', { title: '分区表 2025', year: 2025, is_default: true }),
    scheme(5, 'citation', { code: 'jif', title: '引证报告 2026' }),
  ],
};

function open(handlers: Handlers = {}) {
  const rendered = renderPage(<SchemesPage />, {
    path: '/staff/journals/schemes',
    session: 'staff',
    wrapper: Providers,
    handlers: { ...journalCalls(), 'GET /staff/journals/schemes': editions, ...handlers },
  });
  const sent = (key: string) => rendered.requests.filter((one) => one.key === key);
  return { ...rendered, sent };
}

test('editions stand by family, with whose they are and which one readers see', async () => {
  open();
  const family = within(await screen.findByRole('list', { name: '分区' }));
  const [first, second] = family.getAllByRole('listitem').map((row) => within(row));
  expect(first?.getByText('还没有数据')).toBeInTheDocument();
  expect(second?.getByText('默认显示')).toBeInTheDocument();
  expect(second?.queryByRole('button', { name: /设为默认/ })).toBeNull();
  expect(second?.getByText(/2026-06-30 起生效/)).toBeInTheDocument();
  expect(screen.getByText('还没有登记预警记录')).toBeInTheDocument();
});

test('what readers see by another edition is said before it is shown', async () => {
  const { sent } = open({ 'POST /staff/journals/scheme/default/:id': editions });
  await user.click(await screen.findByRole('button', { name: '设为默认：分区表 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: '默认显示“分区表 2026”' }));
  expect(dialog.getByText(/这一版还没有任何期刊的数据/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '设为默认' }));
  await waitFor(() =>
    expect(sent('POST /staff/journals/scheme/default/:id')[0]?.params).toEqual({ id: '6' }),
  );
});

test('an edition is entered; what is wrong stands at its field', async () => {
  const { sent } = open({
    'POST /staff/journals/scheme/save': problem(422, '', {
      errors: { year: ['已登记过 fenqu 的 2026 年版'] },
    }),
  });
  const add = await screen.findByRole('button', { name: '登记一版' });
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  const form = within(await screen.findByRole('dialog', { name: '登记一版' }));
  await user.selectOptions(form.getByLabelText('类型'), 'warning');
  for (const [label, value] of [
    ...[
      ['年份', '2026'],
      ['名称', '预警名单 2026'],
      ['代号', 'fenqu'],
      ['发布单位', '港湾情报所'],
      ['来源', '公告'],
    ],
  ] as const)
    fill(form.getByLabelText(label as string), value as string);
  await user.click(form.getByRole('button', { name: /^保\s?存$/ }));
  expect(await form.findByText('已登记过 fenqu 的 2026 年版')).toBeInTheDocument();
  expect(sent('POST /staff/journals/scheme/save')[0]?.body).toMatchObject({
    ...{ kind: 'warning', year: 2026, code: 'fenqu', title: '预警名单 2026', effective_on: null },
  });
});

test('an edition is changed with the state that was seen, and keeps its kind', async () => {
  const { sent } = open({ 'POST /staff/journals/scheme/save': editions });
  await user.click(await screen.findByRole('button', { name: '编辑 引证报告 2026' }));
  const form = within(await screen.findByRole('dialog', { name: '编辑 引证报告 2026' }));
  expect(form.getByLabelText('类型')).toHaveValue('引证指标');
  expect(form.getByLabelText('类型')).toHaveAttribute('readonly');
  fill(form.getByLabelText('来源'), '公开报告');
  await user.click(form.getByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() =>
    expect(sent('POST /staff/journals/scheme/save')[0]?.body).toMatchObject({
      ...{ id: 5, revision: 2, source: '公开报告', year: 2026 },
    }),
  );
});

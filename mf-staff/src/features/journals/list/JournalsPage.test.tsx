import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importList, importRow, inUse, journalCalls, journalImport } from '../../../testing/journals';
import { fill } from '../../../testing/site';
import { JournalsPage } from './JournalsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

function open(handlers: Handlers = {}) {
  const rendered = renderPage(<JournalsPage />, {
    path: '/staff/journals',
    session: 'staff',
    wrapper: Providers,
    handlers: { ...journalCalls(), ...handlers },
  });
  const sent = (key: string) => rendered.requests.filter((one) => one.key === key);
  return { ...rendered, sent };
}

const choose = async (file: File) => user.upload(await screen.findByLabelText('期刊数据文件'), file);

test('imports say what they are, what they brought, and which one holds', async () => {
  open({
    'GET /staff/journals/imports': importList([
      importRow({ id: 13, status: s.applying, status_text: '导入中', file_name: 'running.csv' }),
      importRow(),
      inUse(),
    ]),
  });
  const list = within(await screen.findByRole('list', { name: '导入' }));
  const [running, waiting, used] = list.getAllByRole('listitem').map((row) => within(row));
  expect(running?.getByRole('link', { name: '查看进度 running.csv' })).toHaveAttribute(
    'href',
    '/staff/journals/import/13',
  );
  expect(waiting?.getByText('待导入')).toBeInTheDocument();
  expect(waiting?.getByText('842')).toBeInTheDocument();
  expect(waiting?.queryByRole('button')).toBeNull();
  expect(used?.getByText('使用中')).toBeInTheDocument();
  expect(used?.getByText('写入后 11,088 种期刊')).toBeInTheDocument();
});

test('what undoing would do is said before it is done, with a reason', async () => {
  const { sent } = open({
    'GET /staff/journals/import/undo/:id': { added: 186, restored: 842, collects: 3 },
    'POST /staff/journals/import/rollback/:id': problem(409, '另一次导入正在进行，请稍候'),
  });
  await user.click(await screen.findByRole('button', { name: '撤回 journals_2026_10.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: '撤回“journals_2026_10.csv”' }));
  expect(await dialog.findByText('842 种期刊恢复到写入前的内容')).toBeInTheDocument();
  expect(dialog.getByText(/其中有 3 条用户收藏/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '撤回这次导入' }));
  expect(dialog.getByText('请填写原因')).toBeInTheDocument();
  expect(sent('POST /staff/journals/import/rollback/:id')).toEqual([]);
  fill(dialog.getByLabelText('原因'), '分区年份填错');
  await user.click(dialog.getByRole('button', { name: '撤回这次导入' }));
  expect(await dialog.findByText('另一次导入正在进行，请稍候')).toBeInTheDocument();
  expect(sent('POST /staff/journals/import/rollback/:id')[0]).toMatchObject({
    ...{ params: { id: '11' }, body: { reason: '分区年份填错' } },
  });
});

test('a file goes as it is, under its name, and leads to its page', async () => {
  const { sent, path } = open({
    'POST /staff/journals/import/upload': journalImport({ id: 14, status: s.uploaded }),
  });
  const file = new File(['刊名,ISSN\n'], '期刊 2026.csv');
  await choose(file);
  await waitFor(() => expect(path()).toBe('/staff/journals/import/14'));
  expect(sent('POST /staff/journals/import/upload')[0]).toMatchObject({
    ...{ query: { name: '期刊 2026.csv' }, body: file },
  });
  expect(sent('POST /staff/journals/import/upload')[0]?.headers['Content-Type']).toBe(
    'application/octet-stream',
  );
});

test.each([
  ['book.xlsx', '这是表格文件，请在表格软件中另存为“CSV UTF-8”后再上传'],
  ['scan.pdf', '只能上传 CSV 或 JSON 文件，“scan.pdf”不是'],
])('%s is refused before it is sent', async (name, words) => {
  const { sent } = open();
  await choose(new File(['x'], name));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(sent('POST /staff/journals/import/upload')).toEqual([]);
});

test('what the server finds wrong with a file stands at it, and another can be chosen', async () => {
  open({
    'POST /staff/journals/import/upload': problem(422, '文件里没有数据行', {
      errors: { file: ['文件里没有数据行'] },
    }),
  });
  await choose(new File(['刊名,ISSN'], 'a.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('文件里没有数据行');
  expect(screen.getByLabelText('期刊数据文件')).toBeInTheDocument();
});

test('a file on its way shows how far it is, and can be called back', async () => {
  const { path } = open({ 'POST /staff/journals/import/upload': () => new Promise(() => {}) });
  await choose(new File(['刊名,ISSN\n'], 'slow.csv'));
  expect(await screen.findByRole('progressbar', { name: 'slow.csv 上传进度' })).toBeInTheDocument();
  expect(path()).toBe('/staff/journals');
  expect(screen.getByRole('button', { name: /^取\s?消$/ })).toBeEnabled();
});

test('where nothing was imported yet, and where the list does not come, it is said', async () => {
  open({ 'GET /staff/journals/imports': importList([], { journals: 0 }) });
  expect(await screen.findByText('还没有导入记录')).toBeInTheDocument();
  expect(screen.getByText('上传第一个文件后，查询工具里才有期刊')).toBeInTheDocument();
});

test('who may not import is told so', async () => {
  open({ 'GET /staff/journals/imports': problem(403, '没有权限', { reason: 'RIGHT_MISSING' }) });
  expect(await screen.findByText('您没有查看导入记录的权限')).toBeInTheDocument();
});

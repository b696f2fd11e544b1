import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { journalCalls } from '../../../testing/journals';
import { TitlesPage } from './TitlesPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });

const about = { journals: 720, with_scope: 700, with_titles: 240, titles: 9800, has_demo: true };
const report = {
  ...{ rows: 120, added: 100, known: 8, refused: 12 },
  faults: [{ row: 5, reason: '期刊库里没有这个刊号' }],
};

function open(handlers: Handlers = {}) {
  const rendered = renderPage(<TitlesPage />, {
    path: '/staff/journals/titles',
    session: 'staff',
    wrapper: Providers,
    handlers: {
      ...journalCalls(),
      ...{ 'GET /magazine/match/about': about, 'POST /staff/journals/titles/check': report },
      ...handlers,
    },
  });
  const sent = (key: string) => rendered.requests.filter((one) => one.key === key);
  return { ...rendered, sent };
}

const file = new File(['刊号,年份,题名\n'], 'titles.csv');
const choose = async () => user.upload(await screen.findByLabelText('已刊题名文件'), file);

test('a file is tried first, with the rows that match nothing; then the same file is written', async () => {
  const { sent } = open({ 'POST /staff/journals/titles/upload': report });
  expect(await screen.findByText('9,800')).toBeInTheDocument();
  await choose();
  expect(await screen.findByText('试读结果，还没有写入')).toBeInTheDocument();
  expect(sent('POST /staff/journals/titles/upload')).toEqual([]);
  const faults = within(screen.getByRole('list', { name: '不采用的行' }));
  expect(faults.getByRole('listitem')).toHaveTextContent('第 5 行期刊库里没有这个刊号');
  expect(screen.getByText('另有 11 行，改好上面这些后再试读。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '写入 100 条题名' }));
  expect(await screen.findByText('已写入')).toBeInTheDocument();
  expect(sent('POST /staff/journals/titles/upload')[0]).toMatchObject({
    ...{ query: { name: 'titles.csv' }, body: file },
  });
});

test('a file that brings nothing cannot be written', async () => {
  open({ 'POST /staff/journals/titles/check': { ...report, added: 0 } });
  await choose();
  expect(await screen.findByRole('button', { name: '写入 0 条题名' })).toBeDisabled();
});

test('a file that cannot be read says why', async () => {
  open({
    'POST /staff/journals/titles/check': problem(422, '', {
      errors: { file: ['文件缺少这些列：年份、题名'] },
    }),
  });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('文件缺少这些列：年份、题名');
  expect(screen.getByText('怎样准备文件')).toBeInTheDocument();
});

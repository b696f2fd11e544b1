import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, changes } from '../../testing/changes';
import { ChangesPage } from './ChangesPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (path = '/querytool/changes/', handlers: Handlers = {}) =>
  renderPage(<ChangesPage />, {
    path,
    platform,
    wrapper: Providers,
    handlers: {
      'GET /magazine/changes': changes([
        change(),
        change({
          id: 2,
          kind: 'fee',
          kind_text: '费用',
          title: '版面费',
          old: null,
          new: '2,400 USD',
          old_edition: '',
          new_edition: '',
        }),
      ]),
      ...handlers,
    } as Handlers,
  });

test('a change says journal, old and new, editions, source and day', async () => {
  open();
  const [first, second] = await screen.findAllByRole('article');
  const line = within(first as HTMLElement);
  expect(line.getByRole('link', { name: 'Tidal Law and Society' })).toHaveAttribute('href', '/querytool/1');
  expect(first).toHaveTextContent(/大类分区：\s*2 区\s*1 区/);
  expect(first).toHaveTextContent('演示分区 2024 → 演示分区 2025');
  expect(first).toHaveTextContent('来源：演示数据集');
  expect(first).toHaveTextContent('演示数据');
  // What nobody knew is said so, and no edition is named for a fee.
  expect(second).toHaveTextContent(/版面费：\s*暂无\s*2,400 USD/);
  expect(second).not.toHaveTextContent('演示分区');
});

test('the kind lives in the address; one without changes leads back to all', async () => {
  const { requests, path } = open('/querytool/changes/', {
    'GET /magazine/changes': ({ query }: { query: { kind?: string } }) =>
      query.kind ? changes([]) : changes([change()]),
  } as never);
  await user.click(await screen.findByRole('link', { name: '更名' }));
  expect(path()).toBe('/querytool/changes/?kind=name');
  expect(await screen.findByText('还没有“更名”的变动')).toBeInTheDocument();
  expect(requests.at(-1)?.query).toEqual({ kind: 'name' });
  expect(screen.getByRole('link', { name: '看全部类型' })).toHaveAttribute('href', '/querytool/changes/');
});

test('visitors are asked to log in for what is their own', async () => {
  const { path } = open();
  await user.click(await screen.findByRole('link', { name: '我关注的' }));
  expect(path()).toBe('/login');
});

test('pages live in the address too', async () => {
  const { requests } = open('/querytool/changes/?kind=tier&page=2', {
    'GET /magazine/changes': { ...changes([change()], 45), current_page: 2 },
  } as Handlers);
  await screen.findByRole('article');
  expect(requests[0]?.query).toEqual({ kind: 'tier', page: '2' });
  const next = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('page=3'));
  expect(next.length).toBeGreaterThan(0);
});

test('a list that fails can be asked for again', async () => {
  const answers = [problem(500, '服务器开了小差'), changes([change()])];
  open('/querytool/changes/', { 'GET /magazine/changes': () => answers.shift() ?? changes([]) } as Handlers);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

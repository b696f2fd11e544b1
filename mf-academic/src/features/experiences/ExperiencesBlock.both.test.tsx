import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { experience, experiences, noExperiences } from '../../testing/experiences';
import { ExperiencesBlock } from './ExperiencesBlock';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const open = (handlers: Handlers, session?: 'buyer') =>
  renderPage(<ExperiencesBlock journalId={1} />, {
    ...{ path: '/querytool/1', platform, wrapper: Providers, handlers },
    ...(session && { session }),
  });

test('figures have their ends and the number of authors, and are missing where too few told', async () => {
  open({ 'GET /magazine/experiences': experiences() });
  const block = await screen.findByRole('region', { name: '投稿经验' });
  expect(block).toHaveTextContent('首次决定 · 中位55 天30 天 – 100 天 · n=4');
  expect(block).toHaveTextContent('付给期刊的费用 · 中位暂无n=2 · 满 3 位才计算');
  expect(block).toHaveTextContent('结果 · n=4，录用 3 位');
  expect(block).toHaveTextContent('2026年3月投稿首次决定 60 天投稿到录用 140 天费用 ¥1,200难度 一般');
});

test('two authors have no middle', async () => {
  open({ 'GET /magazine/experiences': experiences([experience()], { n: 2, results: [] }) });
  expect(await screen.findByText(/已有 2 位作者写过，满 3 位后显示/)).toBeInTheDocument();
  expect(screen.queryByText(/中位55/)).toBeNull();
});

test('nobody told yet: the first one is asked for', async () => {
  open({ 'GET /magazine/experiences': noExperiences() }, 'buyer');
  expect(await screen.findByRole('link', { name: '写第一份经验' })).toHaveAttribute(
    'href',
    '/querytool/experiences/new/1',
  );
});

test('a few stand there at first, the others once somebody reads on', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => experience({ id }));
  const { requests } = open({ 'GET /magazine/experiences': experiences(five) });
  const block = await screen.findByRole('region', { name: '投稿经验' });
  expect(within(block).getAllByRole('article')).toHaveLength(3);
  await user.click(within(block).getByRole('button', { name: '查看全部 5 份' }));
  expect(within(block).getAllByRole('article')).toHaveLength(5);
  expect(within(block).queryByRole('button', { name: /^查看全部|^再看/ })).toBeNull();
  expect(requests).toHaveLength(1);
});

test('a result that nobody told of leads back to all', async () => {
  open({
    'GET /magazine/experiences': ({ query }: { query: Record<string, string> }) =>
      query.result ? experiences([]) : experiences(),
  } as Handlers);
  await user.selectOptions(await screen.findByRole('combobox', { name: '结果' }), '作者撤稿');
  expect(await screen.findByText(/没有“作者撤稿”的投稿经验/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '看全部' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('others are asked for by order and result, and page after page', async () => {
  const { requests } = open({
    'GET /magazine/experiences': ({ query }: { query: Record<string, string> }) =>
      query.page === '2'
        ? { ...experiences([experience({ id: 2, text: '第二页的一份。' })], {}, 11), current_page: 2 }
        : experiences([experience()], {}, 11),
  } as Handlers);
  await user.click(await screen.findByRole('button', { name: '再看 10 份（共 11 份）' }));
  expect(await screen.findByText('第二页的一份。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '最有用' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '结果' }), '外审后拒稿');
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ id: '1', sort: 'useful', result: '4' }));
});

test('useful is said once and taken back, and stands as the server counts', async () => {
  const answers = [
    { useful: 5, marked: true },
    { useful: 4, marked: false },
  ];
  const { requests } = open(
    {
      'GET /magazine/experiences': experiences(),
      'POST /magazine/experience/useful/:id': () => answers.shift(),
    } as Handlers,
    'buyer',
  );
  await user.click(await screen.findByRole('button', { name: '有用 4' }));
  const pressed = await screen.findByRole('button', { name: '有用 5' });
  expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await user.click(pressed);
  expect(await screen.findByRole('button', { name: '有用 4' })).toHaveAttribute('aria-pressed', 'false');
  expect(requests.filter(({ key }) => key.includes('useful')).map(({ body }) => body)).toEqual([
    { useful: true },
    { useful: false },
  ]);
});

test('one’s own is neither useful nor reported', async () => {
  open({ 'GET /magazine/experiences': experiences([experience({ own: true })]) }, 'buyer');
  expect(await screen.findByText('我写的')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /有用 4/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
});

test('a report has a reason', async () => {
  const { requests } = open(
    { 'GET /magazine/experiences': experiences(), 'POST /magazine/experience/report/:id': {} },
    'buyer',
  );
  await user.click(await screen.findByRole('button', { name: '举报' }));
  const dialog = await screen.findByRole('dialog', { name: '举报这份投稿经验' });
  await user.click(within(dialog).getByRole('button', { name: '提交举报' }));
  expect(await within(dialog).findByText('请选择举报的原因')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: '内容不实' }));
  await user.click(within(dialog).getByRole('button', { name: '提交举报' }));
  await waitFor(() =>
    expect(requests.find(({ key }) => key.includes('report'))?.body).toEqual({ reason: 'untrue' }),
  );
});

test('what a proof says and what it does not stands below', async () => {
  open({ 'GET /magazine/experiences': experiences([experience({ proof: 'order' })]) });
  expect(await screen.findByText('本站订单核验')).toBeInTheDocument();
  expect(screen.getByText(/日期、结果和费用由作者自述/)).toBeInTheDocument();
});

test('what does not come can be asked for again', async () => {
  const answers: unknown[] = [problem(500, '服务器开了小差')];
  open({ 'GET /magazine/experiences': () => (answers.shift() ?? experiences()) as never });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '投稿经验' })).toBeInTheDocument();
});

import { matchConfidence, matchPrivacy, tooShortToMatch } from '@harbor/contract/journal-match';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { found, journal, matched } from '../../testing/match';
import { example } from './example';
import { MatchPage } from './MatchPage';
import { problemsOf } from './problems';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Where the page was scrolled to: jsdom has no scrolling. */
const scrolled = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
});

const values = (labels: string[]) =>
  labels.map((label) => ({ value: label, label, count: 3, chosen: false }));

function open(handlers: Handlers = {}) {
  return renderPage(<MatchPage />, {
    path: '/querytool/match/',
    platform,
    wrapper: Providers,
    handlers: {
      'GET /magazine/match/about': {
        journals: 672,
        with_scope: 672,
        with_titles: 600,
        titles: 4032,
        has_demo: true,
      },
      'GET /condition': {
        facets: [
          { key: 'indexed', title: '收录', values: values(['SCIE', 'EI']) },
          { key: 'tier', title: '分区', values: values(['1 区']) },
        ],
        ...{ schemes: [], sorts: [], total: 672, has_demo: true },
      },
      'POST /magazine/match': matched(),
      ...handlers,
    },
  });
}

const title = () => screen.findByLabelText<HTMLTextAreaElement>('标题');
const abstract = () => screen.getByLabelText<HTMLTextAreaElement>('摘要');
const find = () => user.click(screen.getByRole('button', { name: '找期刊' }));

test('the example shows how it goes: journals with how sure it is, the words that matched and where they stand', async () => {
  const { requests } = open();
  await title();
  await user.click(screen.getByRole('button', { name: '填入示例试试' }));
  expect((await title()).value).toBe(example.title);
  await find();
  expect(await screen.findByRole('heading', { level: 2, name: '最接近的 1 种期刊' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(requests.find(({ key }) => key === 'POST /magazine/match')?.body).toEqual(example);
  const name = screen.getByRole('link', { name: 'Journal of Nanyu Energy Storage' });
  expect(name).toHaveAttribute('href', '/querytool/7');
  expect(screen.getByText('读到 24 个可比对的词 · 比对了 672 种期刊')).toBeInTheDocument();
  expect(screen.getAllByText('把握高').length).toBe(2);
  expect(screen.getByText('出现在 办刊范围、已刊题名')).toBeInTheDocument();
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['锂离子电池']);
  expect(screen.getByText('演示分区 2025 2 区', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('演示数据')).toBeInTheDocument();
});

test('the page says how sure its words mean to be, what it compares, and what becomes of the text', async () => {
  open();
  await title();
  for (const { meaning, measured } of Object.values(matchConfidence)) {
    expect(screen.getByText(meaning, { exact: false })).toBeInTheDocument();
    expect(screen.getByText(`${measured}正是论文发表的刊物`)).toBeInTheDocument();
  }
  expect(await screen.findByText(/4,032 条已刊题名/)).toBeInTheDocument();
  expect(screen.getByText(matchPrivacy, { exact: false })).toBeInTheDocument();
  expect(screen.getByText(/刷新不会丢；关闭标签页或点“清空”即删除/)).toBeInTheDocument();
});

test('what stands in the fields is counted; what is too long is named and nothing is cut off or sent', async () => {
  const { requests } = open();
  await title();
  await find();
  expect(await screen.findByText('请粘贴论文的标题或摘要')).toBeInTheDocument();
  await user.click(abstract());
  await user.paste('字'.repeat(5003));
  expect(screen.getByText('5003 / 5000')).toBeInTheDocument();
  await find();
  expect(await screen.findByText('摘要最多5000个字，超出了3个字')).toBeInTheDocument();
  expect(abstract().value).toHaveLength(5003);
  expect(requests.filter(({ key }) => key === 'POST /magazine/match')).toEqual([]);
});

test('a call that fails keeps the words, says why and can be made again', async () => {
  const answers = [problem(500, '服务器开了小差'), matched()];
  open({ 'POST /magazine/match': () => answers.shift() ?? matched() });
  await title();
  await user.type(abstract(), '离子交换膜');
  await find();
  expect(await screen.findByText('没有比对成功，您的文字还在', { selector: ':not(h2)' })).toBeInTheDocument();
  expect(abstract().value).toBe('离子交换膜');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: 'Journal of Nanyu Energy Storage' })).toBeInTheDocument();
});

test('words are kept in this tab alone, until they are cleared with the answer', async () => {
  open();
  await user.type(await title(), '离子交换膜');
  expect(JSON.stringify({ ...localStorage })).not.toContain('离子交换膜');
  expect(JSON.stringify({ ...sessionStorage })).toContain('离子交换膜');
  await find();
  await screen.findByRole('link', { name: 'Journal of Nanyu Energy Storage' });
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect((await title()).value).toBe('');
  expect(screen.queryByRole('link', { name: 'Journal of Nanyu Energy Storage' })).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('离子交换膜');
});

test('what is chosen narrows the search', async () => {
  const { requests } = open();
  await user.type(await title(), '离子交换膜');
  await user.click(await screen.findByRole('button', { name: 'SCIE' }));
  await user.click(screen.getByRole('button', { name: '无预警记录' }));
  await user.click(screen.getByRole('button', { name: 'EI' }));
  await user.click(screen.getByRole('button', { name: 'EI' }));
  expect(screen.getByRole('button', { name: 'SCIE' })).toHaveAttribute('aria-pressed', 'true');
  await find();
  await screen.findByRole('link', { name: 'Journal of Nanyu Energy Storage' });
  expect(requests.find(({ key }) => key === 'POST /magazine/match')?.body).toMatchObject({
    facets: { indexed: ['SCIE'], warning: ['none'] },
  });
});

test('a short text says that the answer is only a hint, and one that fits nothing says what to do', async () => {
  const answers = [
    matched([found({ confidence: 'low', words: [] })], { short: true, words: 3 }),
    matched([]),
  ];
  open({ 'POST /magazine/match': () => answers.shift() ?? matched([]) });
  await user.type(await title(), '膜');
  await find();
  expect(await screen.findByText(new RegExp(tooShortToMatch))).toBeInTheDocument();
  expect(screen.getByText('几处相邻的字，没有完整的词')).toBeInTheDocument();
  await find();
  expect(
    await screen.findByRole('heading', { level: 2, name: '没有找到用词相近的期刊' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '按条件查期刊' })).toHaveAttribute('href', '/querytool/');
});

test('while it waits the button cannot be pressed twice', async () => {
  let answer: (data: ReturnType<typeof matched>) => void = () => {};
  const { requests } = open({
    'POST /magazine/match': () =>
      new Promise((resolve) => {
        answer = resolve;
      }) as never,
  });
  await user.type(await title(), '离子交换膜');
  await find();
  const waiting = await screen.findByRole('button', { name: /正在比对/ });
  await user.click(waiting);
  await user.type(await title(), '{Control>}{Enter}{/Control}');
  expect(screen.getByText(/正在逐词比对/)).toBeInTheDocument();
  answer(matched());
  await screen.findByRole('link', { name: 'Journal of Nanyu Energy Storage' });
  expect(requests.filter(({ key }) => key === 'POST /magazine/match')).toHaveLength(1);
});

test('each journal is told apart by its place, and a warning is a calm word', async () => {
  const warned = journal({
    id: 8,
    name: 'Warned',
    warnings: [{ year: 2025, word: '存在预警记录', level: '', reason: '', source: '' }],
  });
  open({ 'POST /magazine/match': matched([found(), found({ journal: warned, confidence: 'low' })]) });
  await user.type(await title(), '离子交换膜');
  await find();
  const heading = await screen.findByRole('heading', { level: 3, name: /Warned/ });
  expect(within(heading).getByText('2')).toBeInTheDocument();
  expect(screen.getByText('存在预警记录 · 2025')).toBeInTheDocument();
});

test.each([
  ['', '', { abstract: '请粘贴论文的标题或摘要' }],
  ['题', '', {}],
  ['', '字'.repeat(5000), {}],
  [
    '题'.repeat(302),
    '字'.repeat(5001),
    { title: '标题最多300个字，超出了2个字', abstract: '摘要最多5000个字，超出了1个字' },
  ],
])('what is wrong with a text is said before it is sent (%#)', (one, other, problems) => {
  expect(problemsOf(one, other)).toEqual(problems);
});

import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { onPhone } from '@harbor/ui/kit';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail, front } from '../../testing/press';
import { ArticlePage } from './ArticlePage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(handlers: Handlers = {}, options: RenderPageOptions = {}) {
  return renderPage(
    <Routes>
      <Route path="/academic/:id" element={<ArticlePage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      path: '/academic/1',
      platform,
      wrapper: Providers,
      handlers: {
        'GET /press/:id/detail': detail(),
        'POST /press/view/:id': {},
        'GET /press/front': front(),
        ...handlers,
      },
      ...options,
    },
  );
}

test('an article with its source, contents, tags, neighbours and what to read on', async () => {
  const { requests } = open();
  expect(await screen.findByRole('heading', { level: 1, name: '返修信怎么写' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: '一、先总述' })).toHaveAttribute('id', 'h-1');
  expect(screen.getByText(/来源：学术港编辑部/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返修信 128' })).toHaveAttribute('href', '/academiclist/?tag=3');
  expect(screen.getByRole('link', { name: /前一篇/ })).toHaveAttribute('href', '/academic/20');
  expect(screen.getByRole('link', { name: /后一篇/ })).toHaveAttribute('href', '/academic/21');
  expect(screen.getByRole('link', { name: /读者也看的/ })).toHaveAttribute('href', '/academic/23');
  expect(screen.getByRole('link', { name: /最新的一篇/ })).toBeInTheDocument();
  expect(screen.getByText(/原创内容，转载请注明作者与出处/)).toBeInTheDocument();
  expect(requests.filter(({ key }) => key === 'POST /press/view/:id')).toHaveLength(1);
});

test('the window says what search engines read: the title for them, and 80 characters of the summary', async () => {
  const seo = { title: '返修信：逐条回应的写法', desc: '字'.repeat(120), keywords: [] };
  const { unmount } = open({ 'GET /press/:id/detail': detail({ seo }) });
  await screen.findByRole('heading', { level: 1, name: '返修信怎么写' });
  expect(document.title).toBe('返修信：逐条回应的写法 - 学术港');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', '字'.repeat(80));
  unmount();
  open({ 'GET /press/:id/detail': detail({ title: '学术港更新公告' }) });
  await screen.findByRole('heading', { level: 1, name: '学术港更新公告' });
  expect(document.title).toBe('学术港更新公告');
});

test('the contents lead to each heading', async () => {
  open();
  await screen.findByRole('heading', { level: 2, name: '一、先总述' });
  const jumps: string[] = [];
  Element.prototype.scrollIntoView = function () {
    jumps.push(this.id);
  };
  if (onPhone) await user.click(screen.getByRole('button', { name: '目录 1/2' }));
  await user.click(await screen.findByRole('link', { name: '二、再逐条' }));
  expect(jumps).toEqual(['h-2']);
});

test('what was put right stands above the text; what is not our own says whose it is', async () => {
  open({
    'GET /press/:id/detail': detail({
      corrections: [{ text: '表 1 原写 30 天，应为 45 天', at: '2026-11-23T14:20:00+08:00' }],
      is_original: false,
      source: '科研管理周刊',
      source_url: 'https://example.org/a',
    }),
  });
  const note = within(await screen.findByRole('region', { name: '更正说明' }));
  expect(note.getByText('表 1 原写 30 天，应为 45 天')).toBeInTheDocument();
  expect(note.getByText('11-23 14:20')).toBeInTheDocument();
  expect(screen.getByText(/转载自科研管理周刊/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '阅读原文' })).toHaveAttribute(
    'rel',
    'nofollow noopener noreferrer',
  );
});

const acts = (name: RegExp) => screen.getAllByRole('button', { name });

test('a like and a favourite are shown at once, taken back again, and undone where the server refuses', async () => {
  let refused = false;
  const { requests } = open(
    {
      'POST /press/like/:id': () => (refused ? problem(429, '操作太频繁') : { likes: 387, liked: true }),
      'POST /press/unlike/:id': { likes: 386, liked: false },
      'POST /press/collect/:id': { collects: 413, collected: true },
      'POST /press/cancel/:id': { collects: 412, collected: false },
    },
    { session: 'buyer' },
  );
  await screen.findByRole('heading', { level: 1 });
  const last = (name: RegExp) => acts(name).at(-1) as HTMLElement;
  await user.click(last(/^赞 386/));
  await user.click(await screen.findByRole('button', { name: /已赞 387/ }));
  await waitFor(() => expect(last(/^赞 386/)).toBeEnabled());
  await user.click(last(/^收藏 412/));
  await user.click(await screen.findByRole('button', { name: /已收藏 413/ }));
  await waitFor(() => expect(last(/^收藏 412/)).toBeEnabled());
  refused = true;
  await user.click(last(/^赞 386/));
  await waitFor(() => expect(last(/^赞 386/)).toBeEnabled());
  expect(requests.map(({ key }) => key).filter((key) => /like|collect|cancel/.test(key))).toEqual([
    'POST /press/like/:id',
    'POST /press/unlike/:id',
    'POST /press/collect/:id',
    'POST /press/cancel/:id',
    'POST /press/like/:id',
  ]);
});

test('a visitor who likes is asked to log in, and comes back here', async () => {
  const { path, requests } = open();
  await screen.findByRole('heading', { level: 1 });
  await user.click(acts(/^赞 386/).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '去登录' }));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(sessionStorage.getItem('harbor:return')).toBe('/academic/1');
  expect(requests.map(({ key }) => key)).not.toContain('POST /press/like/:id');
});

test('a mistake is pointed out in some words, which are sent once they say something', async () => {
  const { requests, notices } = open({ 'POST /press/report/:id': { id: 1 } }, { session: 'buyer' });
  await user.click(await screen.findByRole('button', { name: '指出错误' }));
  const dialog = within(await screen.findByRole('dialog', { name: '指出错误' }));
  await user.type(dialog.getByRole('textbox'), '错了');
  await user.click(dialog.getByRole('button', { name: '提交' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('请至少用5个字说明');
  await user.type(dialog.getByRole('textbox'), '，表 1 应为 45 天');
  await user.click(dialog.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(notices.map(({ text }) => text)).toContain('已收到，编辑核对后会在消息中答复您'),
  );
  expect(requests.find(({ key }) => key === 'POST /press/report/:id')?.body).toEqual({
    content: '错了，表 1 应为 45 天',
  });
});

test('an article that is not there says so, with what others read', async () => {
  open({ 'GET /press/:id/detail': problem(404, '内容不存在') });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这篇头条' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '今天读得多的' })).toHaveAttribute('href', '/academic/11');
});

test('an article that did not come can be asked for again', async () => {
  const answers = [problem(500, '服务器开了小差'), detail()];
  open({ 'GET /press/:id/detail': () => answers.shift() ?? detail() });
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: '返修信怎么写' })).toBeInTheDocument();
});

test('the size of the text is chosen once and kept on the phone', async () => {
  if (!onPhone) return;
  const { unmount } = open();
  await user.click(await screen.findByRole('button', { name: '字号' }));
  await user.click(await screen.findByRole('radio', { name: '特大' }));
  expect(document.querySelector('article')).toHaveAttribute('data-size', 'xl');
  expect(localStorage.getItem('harbor:text-size')).toBe('xl');
  unmount();
});

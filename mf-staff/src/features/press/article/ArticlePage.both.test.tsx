import type { DeskPress, PressDocument } from '@harbor/contract';
import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import type { RichEditorProps } from '@harbor/ui/rich-editor';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hoursAgo, inMinutes } from '../../../testing/desk';
import { article, pressCalls, published, revision } from '../../../testing/press';
import { fill, pageOf } from '../../../testing/site';
import { ArticlePage } from './ArticlePage';

configure({ defaultHidden: true });

const mockEditor = { away: false, given: undefined as RichEditorProps | undefined, described: jest.fn() };

// The editor is another part's, and needs a real browser: e2e/tests/staff/press.spec.ts. A field that tells what it is told.
jest.mock('@harbor/runtime', () => {
  const { useEffect } = jest.requireActual('react');
  function Field(given: RichEditorProps) {
    mockEditor.given = given;
    useEffect(() => {
      given.onReady({ focus: () => undefined, describe: mockEditor.described });
      given.onLoaded({ html: given.value, text: given.value, images: 0 });
    }, []);
    return (
      <textarea
        aria-label="正文"
        defaultValue={given.value}
        aria-describedby={given.problem}
        onChange={({ target }) => given.onChange({ html: target.value, text: target.value, images: 0 })}
      />
    );
  }
  return {
    ...jest.requireActual('@harbor/runtime'),
    Widget: ({ props, empty }: { props: RichEditorProps; empty: ReactNode }) =>
      mockEditor.away ? empty : <Field {...props} />,
  };
});

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => {
  localStorage.clear();
  mockEditor.away = false;
  mockEditor.described.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});

/** An answer of a save: what was sent, one revision on. */
const savedOf =
  (desk: DeskPress) =>
  ({ body }: { body: unknown }) => {
    const { revision: seen, ...document } = body as PressDocument & { revision: number };
    return { ...desk, document, revision: seen + 1, changed: true, updated_at: hoursAgo(0) };
  };

function open(desk: DeskPress = article(), handlers: Handlers = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/staff/press/:id" element={<ArticlePage />} />
      <Route path="/staff/press" element={<p>all articles</p>} />
    </Routes>,
    {
      path: `/staff/press/${desk.id}`,
      session: 'staff',
      wrapper: Providers,
      handlers: {
        ...pressCalls(),
        'GET /staff/press/detail/:id': desk,
        'POST /staff/press/save/:id': savedOf(desk),
        ...handlers,
      },
    },
  );
  const sent = (key: string) => page.requests.filter((one) => one.key === key).map(({ body }) => body);
  return { ...page, sent };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const title = () => screen.findByLabelText('标题');

test('what is typed is counted and saved, and the time of the saving is said', async () => {
  const { sent } = open();
  fill(await title(), '六家出版机构要写什么');
  expect(screen.getByText('10 / 60')).toBeInTheDocument();
  expect(screen.getByText(/有修改/)).toBeInTheDocument();
  await press('保存草稿');
  await waitFor(() => expect(sent('POST /staff/press/save/:id')).toHaveLength(1));
  expect(sent('POST /staff/press/save/:id')[0]).toMatchObject({ revision: 4, title: '六家出版机构要写什么' });
  expect(await screen.findByText(/已自动保存/)).toBeInTheDocument();
  await press('保存草稿');
  expect(sent('POST /staff/press/save/:id')).toHaveLength(1);
});

test('an editor that writes the same text in its own way changes nothing', async () => {
  const { sent } = open();
  await title();
  await waitFor(() => expect(mockEditor.given).toBeDefined());
  expect(screen.queryByText(/有修改/)).toBeNull();
  await press('保存草稿');
  expect(sent('POST /staff/press/save/:id')).toEqual([]);
});

test('what the server refused is said at its field, kept here, and forgotten once it is mended', async () => {
  const errors = { title: ['请勿使用“包发表”等表述'], content: ['请勿填写手机号、证件号等个人信息'] };
  open(article(), { 'POST /staff/press/save/:id': problem(422, '请检查填写的内容', { errors }) });
  fill(await title(), '包发表');
  await press('保存草稿');
  expect(await screen.findByRole('heading', { name: '还有 2 项需要修改' })).toBeInTheDocument();
  expect(await title()).toHaveAccessibleDescription('请勿使用“包发表”等表述');
  expect(screen.getByLabelText('正文')).toHaveAccessibleDescription('请勿填写手机号、证件号等个人信息');
  expect(localStorage.getItem('harbor:staff-press:31')).toContain('包发表');
  fill(await title(), '怎样选刊');
  expect(await title()).not.toHaveAccessibleDescription();
});

describe('what was not saved before a reload', () => {
  // A test's page begins with an empty browser: what is there before the article has to come with it.
  const keptBefore =
    (seen: number, desk = article()) =>
    () => {
      const document = { ...desk.document, title: '写到一半' };
      localStorage.setItem('harbor:staff-press:31', JSON.stringify({ revision: seen, document }));
      return desk;
    };

  test('stands there again, and is saved', async () => {
    const { sent } = open(article(), { 'GET /staff/press/detail/:id': keptBefore(4) });
    expect(await title()).toHaveValue('写到一半');
    await press('保存草稿');
    await waitFor(() => expect(sent('POST /staff/press/save/:id')).toMatchObject([{ title: '写到一半' }]));
    await waitFor(() => expect(localStorage.getItem('harbor:staff-press:31')).toBeNull());
  });

  test('waits for a choice where somebody else went on meanwhile', async () => {
    const theirs = article({ changed_by: '周晴' });
    open(theirs, { 'GET /staff/press/detail/:id': keptBefore(3, theirs) });
    expect(await title()).toHaveValue('写到一半');
    const clash = within(screen.getByRole('alert', { name: '另有更新的修改' }));
    expect(clash.getByText(/周晴已在 2026-11-21 10:24 修改了这篇头条/)).toBeInTheDocument();
    await user.click(clash.getByRole('button', { name: '改用对方的内容' }));
    expect(await title()).toHaveValue('六家出版机构的声明要求');
    expect(screen.queryByRole('alert', { name: '另有更新的修改' })).toBeNull();
  });
});

describe('when a colleague was faster', () => {
  const theirs = article({
    revision: 9,
    changed_by: '周晴',
    document: { ...article().document, title: '周晴改的标题' },
  });
  const clashing = () => {
    let desk = article();
    return {
      'GET /staff/press/detail/:id': () => desk,
      'POST /staff/press/save/:id': ({ body }: { body: unknown }) => {
        if ((body as { revision: number }).revision === 9) return savedOf(theirs)({ body });
        desk = theirs;
        return problem(409, '这篇头条刚被其他同事修改，请刷新后再改');
      },
    };
  };

  test('both are compared, and mine goes over theirs', async () => {
    const { sent } = open(article(), clashing());
    fill(await title(), '我改的标题');
    await press('保存草稿');
    expect(await screen.findByText(/周晴已在 .+ 修改了这篇头条/)).toBeInTheDocument();
    expect(screen.getByText('另有更新的修改，暂停保存')).toBeInTheDocument();
    await press('对照两份内容');
    expect(screen.getByText('周晴').tagName).toBe('DEL');
    expect(screen.getByText('我').tagName).toBe('INS');
    await press('以我这里的为准');
    await waitFor(() =>
      expect(sent('POST /staff/press/save/:id').at(-1)).toMatchObject({ revision: 9, title: '我改的标题' }),
    );
    await waitFor(() => expect(screen.queryByText(/修改了这篇头条/)).toBeNull());
  });

  test('or theirs takes the place of mine, in the text too', async () => {
    open(article(), clashing());
    fill(await title(), '我改的标题');
    await press('保存草稿');
    await press('改用对方的内容');
    expect(await title()).toHaveValue('周晴改的标题');
    expect(screen.queryByText(/有修改/)).toBeNull();
    expect(localStorage.getItem('harbor:staff-press:31')).toBeNull();
  });
});

test('an article goes out at a time of Beijing, after it was asked about, with the note of its editor', async () => {
  const { sent } = open(article(), {
    'POST /staff/press/publish/:id': article({
      ...{ status: 1, status_text: '定时发布', publish_at: '2026-12-22T08:30:00+08:00', changed: false },
      acts: ['save', 'publish', 'schedule', 'unschedule'],
    }),
    'POST /staff/press/unschedule/:id': article({ revision: 6 }),
  });
  await press('定时');
  expect(screen.getByText('请选择发布的日期与时间。')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '定时发布' })).toBeDisabled();
  fill(screen.getByLabelText('日期（北京时间）'), '2026-12-22');
  fill(screen.getByLabelText('时间'), '08:30');
  await press('定时发布');
  const question = await dialog('定时发布');
  expect(question.getByText(/北京时间 2026-12-22 08:30 自动发布/)).toBeInTheDocument();
  fill(question.getByLabelText(/^修订说明/), '首发');
  await user.click(question.getByRole('button', { name: '定时发布' }));
  await waitFor(() =>
    expect(sent('POST /staff/press/publish/:id')).toEqual([
      { revision: 4, note: '首发', publish_at: '2026-12-22T08:30:00+08:00' },
    ]),
  );
  expect(await screen.findByText(/定时发布 · (?:2026-)?12-22 08:30/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '更新定时发布' })).toBeEnabled();
  await press('草稿');
  await press('转为草稿');
  await user.click((await dialog('转为草稿')).getByRole('button', { name: '转为草稿' }));
  await waitFor(() => expect(sent('POST /staff/press/unschedule/:id')).toEqual([{ revision: 4 }]));
});

test('what is lacking keeps it from going out, and leads to its field', async () => {
  const { sent } = open(article({ document: { ...article().document, cover: '', tags: [] } }));
  await press('立即');
  await press('立即发布');
  const question = await dialog('立即发布');
  expect(question.getByText('还差 2 项，补齐后才能发布：')).toBeInTheDocument();
  expect(question.getByRole('button', { name: '立即发布' })).toBeDisabled();
  await user.click(question.getByRole('button', { name: '请至少选择一个标签' }));
  await waitFor(() => expect(screen.getByLabelText('添加标签')).toHaveFocus());
  await user.selectOptions(screen.getByLabelText('添加标签'), '4');
  expect(screen.getByRole('button', { name: '移除标签 投稿规范' })).toBeInTheDocument();
  const checks = within(screen.getByRole('list', { name: '发布前检查' }));
  expect(checks.queryByText('请至少选择一个标签')).toBeNull();
  expect(checks.getByText('请选择封面')).toBeInTheDocument();
  expect(sent('POST /staff/press/publish/:id')).toEqual([]);
});

test('a picture without words is pointed out, and gets them in the text', async () => {
  const content = `<p><img src="/media/uploads/press/a.webp" alt=""></p>${article().document.content}`;
  open(article({ document: { ...article().document, content } }));
  await press('去补第 1 张图的替代文字');
  const question = await dialog('第 1 张图的替代文字');
  fill(question.getByLabelText('图上有什么'), '四种声明位置');
  await user.click(question.getByRole('button', { name: '写入正文' }));
  expect(mockEditor.described).toHaveBeenCalledWith(0, '四种声明位置');
});

test('pictures of the text belong to the site, not to whoever writes', async () => {
  const { sent } = open(article(), { 'POST /staff/press/picture': { url: '/media/uploads/press/b.webp' } });
  await title();
  await waitFor(() => expect(mockEditor.given).toBeDefined());
  await mockEditor.given?.upload(new FormData(), {});
  expect(sent('POST /staff/press/picture')).toHaveLength(1);
});

describe('an article that readers see', () => {
  test('is corrected in words, with what its draft put right', async () => {
    const { sent } = open(published({ changed: true }), {
      'POST /staff/press/correct/:id': published({ revision: 5 }),
    });
    await press('发布更正');
    const question = await dialog('发布更正');
    expect(question.getByText('草稿里改好的内容会随更正一并更新。')).toBeInTheDocument();
    fill(question.getByLabelText(/^更正说明/), '写错了');
    await user.click(question.getByRole('button', { name: '发布更正' }));
    expect(await question.findByText('请写明原来写的是什么、正确的是什么')).toBeInTheDocument();
    fill(question.getByLabelText(/^更正说明/), '原文“三类”有误，应为“四类”。');
    await user.click(question.getByRole('button', { name: '发布更正' }));
    await waitFor(() =>
      expect(sent('POST /staff/press/correct/:id')).toEqual([
        { revision: 4, text: '原文“三类”有误，应为“四类”。' },
      ]),
    );
  });

  test('is taken offline with its reason, and pinned', async () => {
    const { sent } = open(published(), {
      'POST /staff/press/pin/:id': published({ pinned: true, acts: ['save', 'offline', 'unpin'] }),
      'POST /staff/press/offline/:id': article({
        status: 3,
        status_text: '已下线',
        offline_reason: '待核对',
      }),
    });
    expect(await screen.findByRole('button', { name: '发布更新' })).toBeDisabled();
    await press('置顶');
    await user.click((await dialog('置顶')).getByRole('button', { name: /^置\s?顶$/ }));
    expect(await screen.findByRole('button', { name: '取消置顶' })).toBeInTheDocument();
    await press(/^下\s?线$/);
    const question = await dialog('下线头条');
    fill(question.getByLabelText('原因'), '待核对数据');
    await user.click(question.getByRole('button', { name: /^下\s?线$/ }));
    await waitFor(() =>
      expect(sent('POST /staff/press/offline/:id')).toEqual([{ revision: 4, reason: '待核对数据' }]),
    );
    expect(await screen.findByText('已下线：待核对')).toBeInTheDocument();
  });

  test('a step that came too late shows who was faster, and nothing is lost', async () => {
    let desk = published({ changed: true });
    open(desk, {
      'GET /staff/press/detail/:id': () => desk,
      'POST /staff/press/publish/:id': () => {
        desk = published({ revision: 9, changed: true, changed_by: '周晴' });
        return problem(409, '这篇头条刚被其他同事修改，请刷新后再改');
      },
    });
    await press('发布更新');
    const question = await dialog('发布更新');
    await user.click(question.getByRole('button', { name: '发布更新' }));
    expect(await question.findByText('这篇头条刚被其他同事修改，请刷新后再改')).toBeInTheDocument();
    expect(screen.getByText(/周晴已在 .+ 修改了这篇头条/)).toBeInTheDocument();
  });
});

test('a draft that nobody read is deleted after a question', async () => {
  const page = open(article(), { 'POST /staff/press/delete/:id': {} });
  await press('删除草稿');
  await user.click((await dialog('删除草稿')).getByRole('button', { name: '删除草稿' }));
  await waitFor(() => expect(page.path()).toBe('/staff/press'));
  expect(page.sent('POST /staff/press/delete/:id')).toEqual([{ revision: 4 }]);
});

test('revisions are compared in words, and an old one comes back into the draft', async () => {
  const old = { ...article().document, title: '五家出版机构的声明要求', tags: [3, 4] };
  open(published(), {
    'GET /staff/press/revisions/:id': pageOf([revision(2, { note: '改标题', at: hoursAgo(2) }), revision(1)]),
    'GET /staff/press/revision/:id/:number': ({ params }) => ({
      ...revision(Number(params.number)),
      document: params.number === '1' ? old : article().document,
    }),
    'POST /staff/press/restore/:id': published({ revision: 5, changed: true, document: old }),
  });
  const list = within(await screen.findByRole('list', { name: '修订' }));
  await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('r2改标题最新罗衡'));
  await press('对照两个版本');
  const compared = await dialog('对照两个版本');
  await user.selectOptions(compared.getByLabelText('旧版本'), '1');
  expect((await compared.findByText('五')).tagName).toBe('DEL');
  expect(compared.getByText('六').tagName).toBe('INS');
  // By its name: numbers say nothing.
  expect(compared.getByText('、投稿规范').tagName).toBe('DEL');
  await user.click(compared.getByRole('button', { name: '关闭' }));
  await press('恢复 r1');
  await user.click((await dialog('恢复 r1')).getByRole('button', { name: '恢复到草稿' }));
  await waitFor(async () => expect(await title()).toHaveValue('五家出版机构的声明要求'));
});

test('a preview is a link for a day', async () => {
  open(article(), {
    'GET /staff/press/preview/:id': { ticket: '1795.a-b', expires_at: inMinutes(1440) },
  });
  await press(/^预\s?览$/);
  const shown = await dialog('预览');
  const link = await shown.findByRole('link', { name: /预览$/ });
  expect(link).toHaveAttribute('href', '/academic/preview/31?ticket=1795.a-b');
  expect(link).toHaveAttribute('target', '_blank');
});

test('without the editor the text is there, and everything else works', async () => {
  mockEditor.away = true;
  const { sent } = open();
  const place = within(await screen.findByRole('region', { name: '正文' }));
  expect(place.getByText(/正文编辑器暂时打不开。正文都在，没有丢失/)).toBeInTheDocument();
  await waitFor(() => expect(place.getByText(/逐条读了六家出版机构/)).toBeInTheDocument());
  fill(await title(), '标题照样能改');
  await press('保存草稿');
  await waitFor(() =>
    expect(sent('POST /staff/press/save/:id')[0]).toMatchObject({
      title: '标题照样能改',
      content: article().document.content,
    }),
  );
  mockEditor.away = false;
  await user.click(place.getByRole('button', { name: /^重\s?试$/ }));
  expect(await screen.findByRole('textbox', { name: '正文' })).toHaveValue(article().document.content);
});

test('how search engines show it follows its own words for them', async () => {
  const { sent } = open();
  expect(await screen.findByText('11 字，合适')).toBeInTheDocument();
  fill(screen.getByLabelText('搜索标题（不填用标题）'), '六家出版机构的 AI 使用声明要求对照');
  expect(screen.getByText('六家出版机构的 AI 使用声明要求对照 - 学术港')).toBeInTheDocument();
  fill(screen.getByLabelText('关键词'), '声明，投稿、声明');
  await press('保存草稿');
  await waitFor(() =>
    expect(sent('POST /staff/press/save/:id')[0]).toMatchObject({
      seo: { title: '六家出版机构的 AI 使用声明要求对照', keywords: ['声明', '投稿'] },
    }),
  );
});

test('services are found by words', async () => {
  const { sent } = open(article({ document: { ...article().document, service_goods: [12] } }), {
    'GET /service/suggest': {
      goods: [
        { id: 12, title: '投稿前同行预审', category_title: '投稿' },
        { id: 15, title: '投稿信润色', category_title: '投稿' },
      ],
      categories: [],
      words: [],
    },
  });
  await user.type(await screen.findByRole('combobox', { name: '查找服务' }), '投稿');
  const offers = within(await screen.findByRole('listbox', { name: '找到的服务' }));
  expect(offers.getAllByRole('option')).toHaveLength(1);
  await user.click(offers.getByRole('option', { name: /投稿信润色/ }));
  expect(screen.getByRole('button', { name: '移除服务 投稿信润色' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^移除服务 编号 12/ }));
  await press('保存草稿');
  await waitFor(() => expect(sent('POST /staff/press/save/:id')[0]).toMatchObject({ service_goods: [15] }));
});

test('an article that is gone leads back to the list', async () => {
  open(article(), { 'GET /staff/press/detail/:id': problem(404, '头条不存在') });
  expect(await screen.findByText('没有这篇头条')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到头条列表' })).toHaveAttribute('href', '/staff/press');
});

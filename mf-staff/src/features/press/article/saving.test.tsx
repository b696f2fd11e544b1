import { problem } from '@harbor/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { article } from '../../../testing/press';
import { fill } from '../../../testing/site';
import { editor, open, press, savedOf, title, user } from './testing/openArticle';

test('an editor that writes the same text in its own way changes nothing', async () => {
  const { sent } = open();
  await title();
  await waitFor(() => expect(editor.given).toBeDefined());
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

import { problem } from '@harbor/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { article, published } from '../../../testing/press';
import { fill } from '../../../testing/site';
import { dialog, open, press, user } from './testing/openArticle';

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

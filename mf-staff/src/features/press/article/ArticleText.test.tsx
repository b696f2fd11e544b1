import { screen, waitFor, within } from '@testing-library/react';
import { article } from '../../../testing/press';
import { fill } from '../../../testing/site';
import { dialog, editor, open, press, title, user } from './testing/openArticle';

test('a picture without words is pointed out, and gets them in the text', async () => {
  const content = `<p><img src="/media/uploads/press/a.webp" alt=""></p>${article().document.content}`;
  open(article({ document: { ...article().document, content } }));
  await press('去补第 1 张图的替代文字');
  const question = await dialog('第 1 张图的替代文字');
  fill(question.getByLabelText('图上有什么'), '四种声明位置');
  await user.click(question.getByRole('button', { name: '写入正文' }));
  expect(editor.described).toHaveBeenCalledWith(0, '四种声明位置');
});

test('pictures of the text belong to the site, not to whoever writes', async () => {
  const { sent } = open(article(), { 'POST /staff/press/picture': { url: '/media/uploads/press/b.webp' } });
  await title();
  await waitFor(() => expect(editor.given).toBeDefined());
  await editor.given?.upload(new FormData(), {});
  expect(sent('POST /staff/press/picture')).toHaveLength(1);
});

test('without the editor the text is there, and everything else works', async () => {
  editor.away = true;
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
  editor.away = false;
  await user.click(place.getByRole('button', { name: /^重\s?试$/ }));
  expect(await screen.findByRole('textbox', { name: '正文' })).toHaveValue(article().document.content);
});

import { screen, waitFor, within } from '@testing-library/react';
import { hoursAgo } from '../../../testing/desk';
import { article, published, revision } from '../../../testing/press';
import { pageOf } from '../../../testing/site';
import { dialog, open, press, title, user } from './testing/openArticle';

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

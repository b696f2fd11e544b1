import { screen, waitFor, within } from '@testing-library/react';
import { article } from '../../../testing/press';
import { open, press, user } from './testing/openArticle';

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

import { screen, waitFor } from '@testing-library/react';
import { fill } from '../../../testing/site';
import { open, press } from './testing/openArticle';

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

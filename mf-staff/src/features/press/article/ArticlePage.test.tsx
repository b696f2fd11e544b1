import { problem } from '@harbor/runtime/testing';
import { screen, waitFor } from '@testing-library/react';
import { inMinutes } from '../../../testing/desk';
import { article } from '../../../testing/press';
import { fill } from '../../../testing/site';
import { dialog, open, press, title, user } from './testing/openArticle';

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

test('an article that is gone leads back to the list', async () => {
  open(article(), { 'GET /staff/press/detail/:id': problem(404, '头条不存在') });
  expect(await screen.findByText('没有这篇头条')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到头条列表' })).toHaveAttribute('href', '/staff/press');
});

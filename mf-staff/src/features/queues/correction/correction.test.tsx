import type { DeskCorrection } from '@harbor/contract';
import { configure, screen, waitFor } from '@testing-library/react';
import { author, decide, press, write } from '../../../testing/decide';
import { hoursAgo } from '../../../testing/desk';

configure({ defaultHidden: true });

const correction: DeskCorrection = {
  ...{ id: 7, journal: { id: 3, name: 'Coastal Rules' }, field: 'publisher', field_text: '出版社' },
  ...{
    old_value: '南屿出版社',
    proposed: '东湖出版社',
    source_url: 'https://journal.example.com/',
    note: '',
  },
  ...{ status: 1, status_text: '待核对', reply: '', created_at: hoursAgo(3), answered_at: null },
  ...{ current_value: '南屿出版社', taken_in: false, reporter: author },
};

const open = (now: Partial<DeskCorrection> = {}) =>
  decide('correction', {
    'GET /staff/correction/detail/:id': { ...correction, ...now },
    'POST /staff/correction/answer/:id': { ...correction, status: 2 },
  });

test('old and new stand beside each other with the source, and it is answered with words', async () => {
  const { sent } = open();
  expect(await screen.findByText('东湖出版社')).toBeInTheDocument();
  expect(screen.getAllByText('南屿出版社')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'https://journal.example.com/' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(screen.getByText(/采纳不会改动库里的数据/)).toBeInTheDocument();
  await press(/^采纳/);
  expect(await screen.findByText('请选择或填写原因')).toBeInTheDocument();
  await write('给提出人的答复', '已核对官网');
  await press(/^采纳/);
  await waitFor(() =>
    expect(sent('POST /staff/correction/answer/:id')).toEqual([{ adopted: true, reply: '已核对官网' }]),
  );
});

test('one that the library follows by now says so, and one that was answered offers nothing', async () => {
  open({ status: 2, status_text: '已采纳', reply: '已核对', answered_at: hoursAgo(1), taken_in: true });
  expect(await screen.findByText('库中已是这个内容')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /采纳/ })).toBeNull();
});

import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { course, lesson, teachingCalls } from '../../../testing/school';
import { fill } from '../../../testing/site';
import { CoursePage } from './CoursePage';

configure({ defaultHidden: true });

// jsdom has none, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(handlers: Handlers = {}) {
  const page = renderPage(
    <Routes>
      <Route path="/staff/courses/:id" element={<CoursePage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    {
      path: '/staff/courses/3',
      session: 'staff',
      wrapper: Providers,
      handlers: { ...teachingCalls(), 'GET /staff/course/detail/:id': course(), ...handlers },
    },
  );
  const sent = (key: string) => page.requests.filter((one) => one.key === key).map(({ body }) => body);
  return { ...page, sent };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const title = () => screen.findByLabelText('课程名称');

test('lessons are put in order by key, beyond the edge of a chapter too, and by being dropped', async () => {
  let now = course();
  const { sent } = open({
    'GET /staff/course/detail/:id': () => now,
    'POST /staff/course/order/:id': ({ body }) => {
      const { chapters } = body as { chapters: { id: number; lessons: number[] }[] };
      const known = course().chapters.flatMap(({ lessons }) => lessons);
      const placed = course().chapters.map((chapter) => ({
        ...chapter,
        lessons: (chapters.find(({ id }) => id === chapter.id)?.lessons ?? []).flatMap(
          (id) => known.find((one) => one.id === id) ?? [],
        ),
      }));
      now = course({ chapters: placed, revision: now.revision + 1 });
      return now;
    },
  });
  const [first, second] = [
    await screen.findByRole('list', { name: '第 1 章 选题 的讲次' }),
    screen.getByRole('list', { name: '第 2 章 写作 的讲次' }),
  ];
  expect(within(first).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: '上移 问题从哪里来' })).toBeDisabled();
  await press('下移 文献怎么读');
  await waitFor(() => expect(screen.getByText('已移到第 2 章第 1 讲')).toBeInTheDocument());
  expect(sent('POST /staff/course/order/:id')).toEqual([
    {
      chapters: [
        { id: 1, lessons: [11] },
        { id: 2, lessons: [12, 13] },
      ],
    },
  ]);
  const line = screen.getByRole('link', { name: /摘要四句话/ }).closest('li') as HTMLElement;
  fireEvent.dragStart(line, { dataTransfer: { effectAllowed: '' } });
  fireEvent.drop(first);
  await waitFor(() => expect(sent('POST /staff/course/order/:id')).toHaveLength(2));
  expect(sent('POST /staff/course/order/:id')[1]).toEqual({
    chapters: [
      { id: 1, lessons: [11, 13] },
      { id: 2, lessons: [12] },
    ],
  });
  expect(second).toBeInTheDocument();
});

test('what it lacks leads to its field, and keeps it from the shelf', async () => {
  open({
    'GET /staff/course/detail/:id': course({
      missing: [{ field: 'intro', text: '请填写课程介绍' }],
    }),
  });
  await press('请填写课程介绍');
  expect(screen.getByRole('textbox', { name: '课程介绍' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '上架' })).toBeDisabled();
});

test('unsaved words stand in the way of the shelf, are checked here, and saved with what was seen', async () => {
  const { sent, path } = open({
    'POST /staff/course/save/:id': course({ revision: 8 }),
  });
  fill(await title(), '论文');
  fill(screen.getByLabelText('原价'), '100');
  expect(screen.getByRole('button', { name: '上架' })).toBeDisabled();
  await press('保存修改');
  expect(await screen.findByRole('button', { name: '课程名称：课程名称至少4个字' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '原价：原价须高于现价，没有则不填' })).toBeInTheDocument();
  expect(sent('POST /staff/course/save/:id')).toEqual([]);
  await user.click(screen.getByRole('link', { name: '看学员与进度' }));
  expect(await screen.findByText('页面上的修改还没有保存。')).toBeInTheDocument();
  await press('继续编辑');
  fill(await title(), '论文写作：四步走');
  fill(screen.getByLabelText('原价'), '299.50');
  await press('保存修改');
  await waitFor(() => expect(sent('POST /staff/course/save/:id')).toHaveLength(1));
  expect(sent('POST /staff/course/save/:id')[0]).toMatchObject({
    ...{ revision: 7, title: '论文写作：四步走', price_fen: 19_900, original_fen: 29_950 },
  });
  expect(path()).toBe('/staff/courses/3');
});

test('somebody else was faster: nothing is lost, and one of the two is chosen', async () => {
  let revision = 7;
  const { sent } = open({
    'GET /staff/course/detail/:id': () => course({ revision }),
    'POST /staff/course/save/:id': ({ body }) =>
      (body as { revision: number }).revision === 7
        ? problem(409, '周晴刚刚修改了这门课程')
        : course({ revision: 10 }),
  });
  fill(await title(), '论文写作：我的版本');
  revision = 9;
  await press('保存修改');
  expect(await screen.findByText('周晴刚刚修改了这门课程')).toBeInTheDocument();
  expect(await title()).toHaveValue('论文写作：我的版本');
  await press('用我的内容覆盖');
  await waitFor(() =>
    expect(
      sent('POST /staff/course/save/:id').map((body) => (body as { revision: number }).revision),
    ).toEqual([7, 9]),
  );
});

test('a chapter with lessons cannot be deleted; who may not keep courses is told so', async () => {
  const empty = course({
    chapters: [
      { id: 1, title: '选题', sort: 1, lessons: [lesson(11, '问题从哪里来')] },
      { id: 2, title: '写作', sort: 2, lessons: [] },
    ],
  });
  const { unmount } = open({ 'GET /staff/course/detail/:id': empty });
  expect(await screen.findByRole('button', { name: '删除 第 2 章 写作' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '删除 第 1 章 选题' })).toBeNull();
  unmount();
  open({ 'GET /staff/course/detail/:id': problem(403, '没有权限') });
  expect(await screen.findByText('您没有管理课程的权限')).toBeInTheDocument();
});

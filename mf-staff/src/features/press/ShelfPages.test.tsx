import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers } from '@harbor/ui/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { pressCalls, special, tag } from '../../testing/press';
import { fill } from '../../testing/site';
import { SpecialsPage } from './specials/SpecialsPage';
import { TagsPage } from './tags/TagsPage';

configure({ defaultHidden: true });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function open(page: ReactElement, handlers: Handlers) {
  const rendered = renderPage(page, {
    path: '/staff/press/tags',
    session: 'staff',
    wrapper: Providers,
    handlers: { ...pressCalls(), ...handlers },
  });
  const sent = (key: string) => rendered.requests.filter((one) => one.key === key);
  return { ...rendered, sent };
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};
const buttons = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\s/g, ''));
const save = /^保\s?存$/;

const tags = {
  data: [
    tag(3, 'AI 使用'),
    tag(4, '投稿规范', { press_count: 1, used: 1 }),
    tag(5, '冷门', { press_count: 0, used: 0 }),
  ],
};

test('tags say how they are used; one that nothing has can be deleted', async () => {
  const { sent } = open(<TagsPage />, {
    'GET /staff/press/tags': tags,
    'POST /staff/press/tag/delete/:id': {},
  });
  const list = within(await screen.findByRole('list', { name: '标签' }));
  expect(list.getByText('2 篇已发布，另有 1 篇未发布')).toBeInTheDocument();
  expect(list.getByRole('link', { name: '看头条：AI 使用' })).toHaveAttribute('href', '/staff/press?tag=3');
  const [used, , unused] = list.getAllByRole('listitem');
  expect(buttons(used)).not.toContain('删除');
  await user.click(within(unused as HTMLElement).getByRole('button', { name: /^删\s?除$/ }));
  const question = within(await screen.findByRole('dialog', { name: '删除 冷门' }));
  await user.click(question.getByRole('button', { name: /^删\s?除$/ }));
  await waitFor(() => expect(sent('POST /staff/press/tag/delete/:id')[0]?.params).toEqual({ id: '5' }));
});

test('a tag is changed with the writing that was seen; who came second is told', async () => {
  const { sent } = open(<TagsPage />, {
    'GET /staff/press/tags': tags,
    'POST /staff/press/tag/save': problem(409, '标签刚被其他同事修改，请刷新后再改'),
  });
  await user.click((await screen.findAllByRole('button', { name: /^编\s?辑$/ }))[0] as HTMLElement);
  fill(await screen.findByRole('textbox', { name: '标签' }), 'AI 使用声明');
  await press(save);
  expect(await screen.findByText('标签刚被其他同事修改，请刷新后再改')).toBeInTheDocument();
  expect(sent('POST /staff/press/tag/save')[0]?.body).toMatchObject({
    id: 3,
    revision: 1,
    title: 'AI 使用声明',
  });
});

test('a tag goes into another one, never into itself', async () => {
  const { sent } = open(<TagsPage />, {
    'GET /staff/press/tags': tags,
    'POST /staff/press/tag/merge/:id': tags,
  });
  await press('并入其他标签：投稿规范');
  const form = within(await screen.findByRole('dialog', { name: '把“投稿规范”并入其他标签' }));
  const into = form.getByLabelText('并入');
  expect(within(into).queryByText(/^投稿规范/)).toBeNull();
  await user.click(form.getByRole('button', { name: /^并\s?入$/ }));
  expect(form.getByText('请选择并入的标签')).toBeInTheDocument();
  await user.selectOptions(into, '3');
  await user.click(form.getByRole('button', { name: /^并\s?入$/ }));
  await waitFor(() =>
    expect(sent('POST /staff/press/tag/merge/:id')).toMatchObject([
      { params: { id: '4' }, body: { into: 3 } },
    ]),
  );
});

test('specials are put in order and changed; one that holds articles cannot be deleted', async () => {
  const list = {
    data: [special(7, '学术规范 2026'), special(8, '答辩季 30 天', { press_count: 0, used: 0 })],
  };
  const { sent } = open(<SpecialsPage />, {
    'GET /staff/press/specials': list,
    'POST /staff/press/special/order': list,
    'POST /staff/press/special/save': problem(422, '请检查', {
      errors: { introduction: ['简介至少10个字'] },
    }),
  });
  await press('下移 学术规范 2026');
  await waitFor(() => expect(sent('POST /staff/press/special/order')[0]?.body).toEqual({ ids: [8, 7] }));
  const rows = within(await screen.findByRole('list', { name: '专题' })).getAllByRole('listitem');
  expect(buttons(rows[0])).not.toContain('删除');
  expect(buttons(rows[1])).toContain('删除');
  await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^编\s?辑$/ }));
  fill(await screen.findByLabelText('简介'), '太短');
  await press(save);
  expect(await screen.findByText('简介至少10个字')).toBeInTheDocument();
  expect(sent('POST /staff/press/special/save')[0]?.body).toMatchObject({
    ...{ id: 7, revision: 1, title: '学术规范 2026', introduction: '太短', cover: '/media/demo/press/a.svg' },
  });
});

test.each([
  [<TagsPage key="tags" />, '还没有标签'],
  [<SpecialsPage key="specials" />, '还没有专题'],
])('where there are none, the page says what they are for', async (page, words) => {
  open(page, { 'GET /staff/press/tags': { data: [] }, 'GET /staff/press/specials': { data: [] } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

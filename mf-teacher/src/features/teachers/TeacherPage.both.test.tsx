import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, type RenderPageOptions, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../testing/teachers';
import { TeacherPage } from './TeacherPage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const handlers: Handlers = {
  'GET /teacher/show/:id': page(),
  'GET /order_pool/invitable/:teacher': { data: [] },
};

const open = (options: RenderPageOptions = {}) =>
  renderPage(
    <Routes>
      <Route path="/teacherlist/:id" element={<TeacherPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { wrapper: Providers, platform, path: '/teacherlist/10', handlers, ...options },
  );

it('says who a teacher is, what was looked at, and what they decline', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '沈知远' })).toBeInTheDocument();
  for (const text of ['不撰写或续写正文', '2024-03-08', 'Twinning-assisted fracture', '把三处因果改成相关。'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('keeps whom a buyer wants to ask, and leads to the service', async () => {
  const { path, requests } = open({
    session: 'buyer',
    handlers: { ...handlers, 'POST /teacher/wish/:id': { teacher: '沈知远', hours: 24 } },
  });
  if (platform === 'mobile')
    await user.click(await screen.findByRole('button', { name: '邀请沈知远老师接单' }));
  await user.click(await screen.findByRole('button', { name: '去填写需求' }));
  await waitFor(() => expect(path()).toBe('/goodsdetail/1'));
  expect(requests.find(({ key }) => key === 'POST /teacher/wish/:id')?.body).toEqual({ goods_id: 1 });
});

it('asks before a teacher is avoided', async () => {
  const { requests } = open({
    session: 'buyer',
    handlers: { ...handlers, 'POST /avoid/teacher/:id': { avoided: true } },
  });
  await user.click(await screen.findByRole('button', { name: '设为回避' }));
  expect(await screen.findByText(/将看不到您的任何订单/)).toBeInTheDocument();
  expect(requests.map(({ key }) => key)).not.toContain('POST /avoid/teacher/:id');
  await user.click(screen.getAllByRole('button', { name: '设为回避' }).at(-1) as HTMLElement);
  await waitFor(() => expect(requests.map(({ key }) => key)).toContain('POST /avoid/teacher/:id'));
});

it('shows ways on where nobody is shown', async () => {
  open({ handlers: { 'GET /teacher/show/:id': problem(404, '没有找到这位老师') } });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这位老师' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看看其他老师' })).toHaveAttribute('href', '/teacherlist/');
});

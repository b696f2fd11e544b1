import { Route, Routes } from '@harbor/runtime';
import { type Handlers, problem, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificatePage } from './CertificatePage';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

const page = (
  <Routes>
    <Route path="/certificate/:code" element={<CertificatePage />} />
  </Routes>
);

const check = {
  code_text: '7K3M-9XG4-TW6R',
  course: '英文学术写作',
  masked_name: '苏*舟',
  score: 84.5,
  issued_at: '2026-11-23T19:20:00+08:00',
  status: 1,
  status_text: '有效',
  withdrawn_at: null,
};

const open = (handlers: Handlers) =>
  renderPage(page, { path: '/certificate/7K3M-9XG4-TW6R', platform, wrapper: Providers, handlers });

test('a stranger sees whether a certificate is valid, and no whole name', async () => {
  const { unmount } = open({ 'GET /certificate/check/:code': check });
  expect(await screen.findByText('此证书有效')).toBeInTheDocument();
  expect(screen.getAllByText('苏*舟').length).toBeGreaterThan(0);
  unmount();
  const withdrawn = { ...check, status: 2, status_text: '已撤销', withdrawn_at: '2026-11-25T10:00:00+08:00' };
  open({ 'GET /certificate/check/:code': withdrawn });
  expect(await screen.findByText('此证书已撤销')).toBeInTheDocument();
  expect(screen.getByText(/撤销于 2026-11-25/)).toBeInTheDocument();
});

test('a code that is nobody’s can be typed anew, and a slip is found before anybody is asked', async () => {
  const { requests } = open({ 'GET /certificate/check/:code': problem(404, '证书不存在') });
  expect(await screen.findByRole('heading', { name: '没有找到这份证书' })).toBeInTheDocument();
  const before = requests.length;
  const field = screen.getByRole('textbox', { name: '证书编号' });
  await user.clear(field);
  await user.type(field, '7K3M');
  await user.click(screen.getByRole('button', { name: '核验' }));
  expect(screen.getByRole('alert')).toHaveTextContent('证书编号共12位');
  expect(requests).toHaveLength(before);
});

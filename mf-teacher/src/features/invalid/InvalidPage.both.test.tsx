import { fault, type Handlers, renderPage } from '@harbor/runtime/testing';
import { Providers, platform } from '@harbor/ui/testing';
import { screen } from '@testing-library/react';
import { chrome, invalid, pageOf } from '../../testing/platform';
import { InvalidPage } from './InvalidPage';

const open = (handlers: Handlers) =>
  renderPage(<InvalidPage />, {
    wrapper: Providers,
    platform,
    path: '/receiveorder/invalid',
    session: 'teacher',
    handlers: { ...chrome, ...handlers },
  });

test('a trial that was not chosen says what it was judged by and what decided', async () => {
  open({ 'GET /wait_take/invalid': pageOf([invalid()]) });
  expect(await screen.findByText('客户选定了另一份试做')).toBeInTheDocument();
  expect(screen.getByText('客户评分 4.1 / 5')).toBeInTheDocument();
  expect(screen.getByText('客户选定另一份的理由：因果写得准确')).toBeInTheDocument();
  expect(screen.getByText(/未扣信用分 · 试做补贴 ¥30.00/)).toBeInTheDocument();
});

test('nothing to show, and nothing that came, are said', async () => {
  const { unmount } = open({ 'GET /wait_take/invalid': pageOf([]) });
  expect(await screen.findByText('没有失效的接单')).toBeInTheDocument();
  unmount();
  open({ 'GET /wait_take/invalid': fault.timeout });
  expect(await screen.findByText('失效记录没有加载出来', {}, { timeout: 8000 })).toBeInTheDocument();
});

import { renderPage } from '@harbor/runtime/testing';
import { DesktopProviders } from '@harbor/ui/desktop';
import { screen } from '@testing-library/react';
import { site } from '../testing/routes';
import { DesktopShell } from './DesktopShell';

const options = { snapshot: site, wrapper: DesktopProviders };

test('the home page is the shell’s own and complete without any widget', async () => {
  renderPage(<DesktopShell />, options);
  expect(await screen.findByRole('heading', { name: '研究自己做，难处有人教' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('data-remote', 'shell');
  expect(screen.getByRole('main')).toHaveAttribute('data-state', 'ready');
  for (const name of ['按研究阶段找帮助', '一次服务怎么走', '研究与结论，始终属于您', '成为认证教师'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
});

test('the invitation to teachers is not for teachers', async () => {
  renderPage(<DesktopShell />, { ...options, session: 'teacher' });
  await screen.findByRole('heading', { name: '研究自己做，难处有人教' });
  expect(screen.queryByRole('heading', { name: '成为认证教师' })).not.toBeInTheDocument();
});

test('a page of a remote has a place, and a skeleton until it is there', () => {
  renderPage(<DesktopShell />, { ...options, path: '/productservice/' });
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('data-remote', 'mf-test');
  expect(main).toHaveAttribute('data-state', 'loading');
  expect(main.querySelector('[data-outlets]')).toBeInTheDocument();
  expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
});

test('404 offers search, home, services and support', async () => {
  renderPage(<DesktopShell />, { ...options, path: '/404/' });
  expect(await screen.findByRole('heading', { name: '这片水域还没有航标' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: '搜索服务' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: '看看服务' })).toHaveAttribute('href', '/productservice/');
  expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
});

test('bare pages have neither header nor footer nor panel', () => {
  renderPage(<DesktopShell />, { ...options, path: '/client/live/record' });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary', { name: '快捷入口' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toBeInTheDocument();
});

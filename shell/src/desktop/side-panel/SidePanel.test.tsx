import { atoms, store } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../testing/routes';
import { SidePanel } from './SidePanel';

const panel = () => screen.queryByRole('complementary', { name: '快捷入口' });

test.each(['/', '/productservice/', '/goodsdetail/5', '/404/'])('the panel stands on %s', (path) => {
  renderPage(<SidePanel />, { snapshot: site, path });
  expect(panel()).toBeInTheDocument();
});

test.each(['/login', '/buyclass', '/client/live/record'])('it is hidden on %s', (path) => {
  renderPage(<SidePanel />, { snapshot: site, path });
  expect(panel()).not.toBeInTheDocument();
});

test.each(['/receiveorder/', '/teacherinfo/', '/playclass'])('it is hidden on %s', (path) => {
  renderPage(<SidePanel />, { snapshot: site, path, session: 'teacher' });
  expect(panel()).not.toBeInTheDocument();
});

test('teachers have no support button, but the way to the top', () => {
  renderPage(<SidePanel />, { snapshot: site, session: 'teacher' });
  expect(screen.queryByRole('button', { name: '客服' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '顶部' })).toBeInTheDocument();
});

test('the support button opens the support contact', async () => {
  renderPage(<SidePanel />, { snapshot: site });
  await userEvent.click(screen.getByRole('button', { name: '客服' }));
  expect(store.get(atoms.supportVisible)).toBe(true);
});

test('on service 37 it offers the report', () => {
  renderPage(<SidePanel />, { snapshot: site, path: '/goodsdetail/37' });
  expect(screen.getByRole('button', { name: '领取报告' })).toBeInTheDocument();
});

test('我要评价 opens the editor for feedback, for teachers too, and not over itself', async () => {
  const { unmount } = renderPage(<SidePanel />, { snapshot: site, session: 'teacher' });
  await userEvent.click(screen.getByRole('button', { name: '我要评价' }));
  expect(store.get(atoms.feedbackVisible)).toBe(true);
  unmount();
  renderPage(<SidePanel />, { snapshot: site, path: '/feedback' });
  expect(screen.queryByRole('button', { name: '我要评价' })).not.toBeInTheDocument();
});

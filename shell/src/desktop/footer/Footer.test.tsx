import { renderPage } from '@harbor/runtime/testing';
import { screen, within } from '@testing-library/react';
import { site, youngSite } from '../../testing/routes';
import { Footer } from './Footer';

const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name: `页脚：${name}` }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the seven categories lead to their services', () => {
  renderPage(<Footer />, { snapshot: site });
  expect(hrefs('服务分类')).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `/productservice/?category=${n}`));
});

test('the help pages, the personal centre and the latest content are there', () => {
  renderPage(<Footer />, { snapshot: site });
  expect(hrefs('帮助')).toEqual([
    '/breadcrumb/3',
    '/breadcrumb/4',
    '/breadcrumb/7',
    '/breadcrumb/6',
    '/breadcrumb/1',
  ]);
  expect(hrefs('个人中心')).toContain('/orderpage/');
  expect(hrefs('最新内容')).toContain('/academiclist/');
});

test('it names copyright, filing number and where to report', () => {
  renderPage(<Footer />, { snapshot: site });
  expect(screen.getByText(/© 2023 学术港/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '示例ICP备00000000号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
  expect(screen.getByRole('link', { name: '示例公网安备00000000000000号' })).toHaveAttribute(
    'href',
    'https://beian.mps.gov.cn/',
  );
  expect(screen.getByText('示例B2-00000000')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'IP属地数据：DB-IP' })).toHaveAttribute(
    'href',
    'https://db-ip.com',
  );
  expect(screen.getByRole('link', { name: '违法和不良信息举报' })).toBeInTheDocument();
});

test('parts that no live release offers are not in it, and a column without anything is none', () => {
  const before = renderPage(<Footer />, { snapshot: youngSite });
  expect(hrefs('最新内容')).toEqual(['/breadcrumb/2', '/evaluationlist/', '/classroom']);
  expect(hrefs('个人中心')).not.toContain('/cloudclassroom/');
  before.unmount();
  renderPage(<Footer />, { snapshot: { ...site, remotes: [] } });
  expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
    '友情链接',
  ]);
  expect(screen.getByRole('link', { name: /ICP备/ })).toBeInTheDocument();
});

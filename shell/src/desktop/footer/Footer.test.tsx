import { renderPage } from '@harbor/runtime/testing';
import { screen, within } from '@testing-library/react';
import { site } from '../../testing/routes';
import { Footer } from './Footer';

const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name: `页脚：${name}` }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  renderPage(<Footer />, { snapshot: site });
});

test('the seven categories lead to their services', () => {
  expect(hrefs('服务分类')).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `/productservice/?category=${n}`));
});

test('the help pages, the personal centre and the latest content are there', () => {
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

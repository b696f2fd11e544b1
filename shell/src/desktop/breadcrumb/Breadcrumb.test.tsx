import { usePage } from '@harbor/runtime';
import { renderPage } from '@harbor/runtime/testing';
import { screen, within } from '@testing-library/react';
import { site } from '../../testing/routes';
import { Breadcrumb } from './Breadcrumb';

const steps = () =>
  within(screen.getByRole('navigation', { name: '面包屑' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the home page has none', () => {
  renderPage(<Breadcrumb />, { snapshot: site });
  expect(screen.queryByRole('navigation', { name: '面包屑' })).not.toBeInTheDocument();
});

test('it leads from home over the steps of the route to the page', () => {
  renderPage(<Breadcrumb />, { snapshot: site, path: '/goodsdetail/5' });
  expect(steps()).toEqual(['首页', '学术产品服务', '服务详情']);
  expect(screen.getByRole('link', { name: '学术产品服务' })).toHaveAttribute('href', '/productservice/');
  expect(screen.getByText('服务详情')).toHaveAttribute('aria-current', 'page');
});

function Page() {
  usePage({ title: '英文深度润色', ready: true });
  return <Breadcrumb />;
}

test('a page that knows its own name ends it', () => {
  renderPage(<Page />, { snapshot: site, path: '/goodsdetail/5' });
  expect(steps()).toEqual(['首页', '学术产品服务', '英文深度润色']);
});

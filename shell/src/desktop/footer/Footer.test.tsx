import { hydrateQueries, queryClient } from '@harbor/runtime';
import { problem, renderPage } from '@harbor/runtime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
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

test('the help pages and the personal centre are there', () => {
  renderPage(<Footer />, { snapshot: site });
  expect(hrefs('帮助')).toEqual([
    '/breadcrumb/3',
    '/breadcrumb/2',
    '/evaluationlist/',
    '/classroom',
    '/breadcrumb/4',
    '/breadcrumb/7',
    '/breadcrumb/6',
    '/breadcrumb/1',
  ]);
  expect(hrefs('个人中心')).toContain('/orderpage/');
});

const newest = [
  { id: 7, title: '返修信怎么写' },
  { id: 5, title: '名单公示' },
];
const key = 'GET /press/newest';

/** The footer of a page that brought the latest content along. */
function Arrived() {
  useState(() => hydrateQueries([{ key, data: { data: newest }, forEverybody: true }]));
  return <Footer />;
}

/** Lets all that is observed be in sight, or nothing. */
function inSight(isIntersecting: boolean): void {
  window.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting }]);
    }
    disconnect() {}
  } as never;
}
const observer = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = observer;
});

test('the latest content is what the page brought along, without a request', () => {
  inSight(false);
  const { requests } = renderPage(<Arrived />, { snapshot: site });
  expect(hrefs('最新内容')).toEqual(['/academic/7', '/academic/5', '/academiclist/']);
  expect(screen.getByRole('link', { name: '返修信怎么写' })).toBeInTheDocument();
  expect(requests.filter((request) => request.key === key)).toEqual([]);
});

test('elsewhere it is asked for once the footer comes into sight', async () => {
  inSight(false);
  const away = renderPage(<Footer />, { snapshot: site, handlers: { [key]: { data: newest } } });
  expect(away.requests.filter((request) => request.key === key)).toEqual([]);
  away.unmount();
  inSight(true);
  renderPage(<Footer />, { snapshot: site, handlers: { [key]: { data: newest } } });
  expect(await screen.findByRole('link', { name: '名单公示' })).toHaveAttribute('href', '/academic/5');
});

test.each([
  ['none was published', { data: [] }],
  ['it cannot be had', problem(500, '服务器开了小差')],
])('nothing stands in its place where %s', async (_, answer) => {
  inSight(true);
  const { requests, notices } = renderPage(<Footer />, { snapshot: site, handlers: { [key]: answer } });
  await waitFor(() => expect(requests.map((request) => request.key)).toContain(key));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('最新内容')).toBeNull();
  expect(screen.queryByRole('link', { name: '查看全部最新内容' })).toBeNull();
  expect(notices).toEqual([]);
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
  inSight(true);
  const before = renderPage(<Arrived />, { snapshot: youngSite });
  expect(screen.queryByText('最新内容')).toBeNull();
  expect(before.requests.filter((request) => request.key === key)).toEqual([]);
  expect(hrefs('个人中心')).not.toContain('/cloudclassroom/');
  before.unmount();
  renderPage(<Footer />, { snapshot: { ...site, remotes: [] } });
  expect(screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
    '友情链接',
  ]);
  expect(screen.getByRole('link', { name: /ICP备/ })).toBeInTheDocument();
});

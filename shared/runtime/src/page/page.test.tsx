import { siteDescription } from '@harbor/contract/descriptions';
import { act, screen, waitFor } from '@testing-library/react';
import { navigate, Route, Routes, useParams, useSearchParams } from '../navigation';
import { manageScroll } from '../navigation/scroll';
import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { renderPage } from '../testing/render-page';
import { smallSite } from '../testing/snapshots';
import { useBreadcrumb, useMainState, usePage } from '.';
import { markMain } from './main-state';
import { applyMeta } from './meta';
import { watchPageMeta } from './watch';

let ready = true;

function Goods() {
  const { goodsId } = useParams();
  usePage({ title: `服务${goodsId}`, description: `说明${goodsId}`, navTitle: '服务', ready });
  return null;
}

function List() {
  const [search] = useSearchParams();
  const category = search.get('category');
  usePage({ description: category ? `分类${category}` : undefined, ready });
  return null;
}

function Chrome() {
  const state = useMainState();
  const crumbs = useBreadcrumb();
  return (
    <>
      <main data-state={state} />
      <nav>{crumbs.map(({ title, path }) => `${title}(${path ?? ''})`).join(' ')}</nav>
    </>
  );
}

const page = (
  <>
    <Chrome />
    <Routes>
      <Route path="/goodsdetail/:goodsId" element={<Goods />} />
      <Route path="/productservice/:id" element={<List />} />
      <Route path="*" element={null} />
    </Routes>
  </>
);

const stateNow = () => screen.getByRole('main').dataset.state;

beforeEach(() => {
  ready = true;
});

test('a page sets title with suffix, description, breadcrumb and mobile title', () => {
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  expect(document.title).toBe('服务1 - 学术港');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', '说明1');
  expect(screen.getByRole('navigation')).toHaveTextContent('首页(/) 学术产品服务(/productservice/) 服务1()');
  expect(store.get(atoms.navTitle)).toBe('服务');
});

test('a new page has the title of its route until it says more', () => {
  const end = watchPageMeta();
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  act(() => navigate('/productservice/'));
  expect(document.title).toBe('学术产品服务 - 学术港');
  expect(screen.getByRole('navigation')).toHaveTextContent('首页(/) 学术产品服务()');
  end();
});

const descriptionNow = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

test('a page without a description has that of the site, not that of the page before it', () => {
  const end = watchPageMeta();
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  expect(descriptionNow()).toBe('说明1');
  act(() => navigate('/productservice/'));
  expect(descriptionNow()).toBe(siteDescription);
  act(() => navigate('/goodsdetail/2'));
  expect(descriptionNow()).toBe('说明2');
  act(() => navigate('/productservice/?keyword=a'));
  expect(descriptionNow()).toBe(siteDescription);
  end();
});

test('a description that ends with the query of a page ends', () => {
  renderPage(page, { path: '/productservice/9?category=1', snapshot: smallSite });
  expect(descriptionNow()).toBe('分类1');
  act(() => navigate('/productservice/9'));
  expect(descriptionNow()).toBe(siteDescription);
});

test('what the server wrote of the first place stays until another one is gone to', () => {
  renderPage(null, { path: '/productservice/9', snapshot: smallSite });
  applyMeta({ description: '服务器写的说明' });
  const end = watchPageMeta();
  applyMeta({});
  expect(descriptionNow()).toBe('服务器写的说明');
  act(() => navigate('/productservice/'));
  expect(descriptionNow()).toBe(siteDescription);
  end();
});

test('the main area is ready when the page says so, and loading again on the next one', () => {
  ready = false;
  const { rerender } = renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  expect(stateNow()).toBe('loading');
  ready = true;
  act(() => navigate('/goodsdetail/2'));
  expect(stateNow()).toBe('ready');
  act(() => navigate('/productservice/'));
  expect(stateNow()).toBe('loading');
  rerender(<p />);
});

test('a page that was left cannot call the next one ready', () => {
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  act(() => navigate('/productservice/'));
  act(() => markMain('key-of-the-old-page', 'ready'));
  expect(stateNow()).toBe('loading');
});

test('a query of its own keeps a page ready', () => {
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  act(() => navigate('/goodsdetail/1?tab=reviews'));
  expect(stateNow()).toBe('ready');
});

test('back returns to where the page was scrolled to, once it is ready', async () => {
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const end = manageScroll();
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  act(() => navigate('/goodsdetail/2'));
  scrollTo.mockClear();
  act(() => window.history.back());
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  end();
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { Link, NavigationRoot, navigate, Route, Routes, useCurrentRoute, useLocation } from '../navigation';
import { checkPresentPlace } from '../navigation/current';
import { installNotifier } from '../notify/notify';
import { useMainState, usePage } from '../page';
import { installSnapshot } from '../platform/snapshot';
import { session } from '../session';
import { answerCalls } from '../testing/answers';
import { people } from '../testing/people';
import { remote, route, smallSite } from '../testing/snapshots';
import { createRemote, installFederation, startApplications, useRemoteFailure } from '.';
import { preloadErrorEvent, reloading } from './chunk-failure';

const modules: Record<string, () => Promise<unknown>> = {};
const loads: string[] = [];
let breaks = false;
let seenByServices: string[] = [];

function Page({ name }: { name: string }) {
  usePage({ title: name, ready: true });
  if (breaks) throw new Error('broken page');
  return (
    <p>
      page {name} <Link to="/receiveorder/">take orders</Link>
    </p>
  );
}

const MissingChunk = lazy(() =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })),
);

function Services() {
  seenByServices.push(useLocation().pathname);
  return (
    <Routes>
      <Route path="/goodsdetail/:goodsId" element={<Page name="goods" />} />
      <Route path="/productservice/" element={<Page name="list" />} />
      <Route path="/buypage/:id" element={<Page name="buy" />} />
      <Route path="/chunkless/" element={<MissingChunk />} />
    </Routes>
  );
}

function Teacher() {
  return (
    <Routes>
      <Route path="/receiveorder/" element={<Page name="orders" />} />
    </Routes>
  );
}

function lifecycles(name: string, Pages: () => React.JSX.Element) {
  const pages = () => Promise.resolve({ default: Pages });
  return createRemote({ name, desktop: pages, mobile: () => Promise.reject(new Error('wrong platform')) });
}

/** The shell, as far as the main area goes. */
function Shell() {
  const failure = useRemoteFailure();
  const match = useCurrentRoute();
  return (
    <main data-remote={match?.owner} data-state={useMainState()}>
      <div data-outlets="" />
      {failure && (
        <button type="button" onClick={failure.retry}>
          重试 {failure.remote}
        </button>
      )}
    </main>
  );
}

const main = () => screen.getByRole('main');
const go = (path: string) => act(async () => navigate(path));
const shows = (text: string | RegExp) => screen.findByText(text);

beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.fetch = () => Promise.reject(new TypeError('offline'));
  answerCalls({ 'GET /userInfo': people.teacher });
  installNotifier(() => undefined);
  const [services, teacher] = smallSite.remotes;
  installSnapshot({
    ...smallSite,
    remotes: [
      {
        ...(services ?? remote('mf-services', [])),
        routes: [...(services?.routes ?? []), route('/chunkless/')],
      },
      ...(teacher ? [teacher] : []),
      remote('mf-away', [route('/away/'), route('/away/2')]),
    ],
  });
  installFederation({
    register: () => undefined,
    load: (id) => {
      loads.push(id);
      return modules[id]?.() ?? Promise.reject(new Error(`${id} is away`));
    },
  });
  modules['mf-services/lifecycles'] = () => Promise.resolve(lifecycles('mf-services', Services));
  modules['mf-teacher/lifecycles'] = () => Promise.resolve({ default: lifecycles('mf-teacher', Teacher) });
  startApplications();
});

beforeEach(async () => {
  breaks = false;
  localStorage.clear();
  sessionStorage.clear();
  await go('/');
  render(
    <NavigationRoot>
      <Shell />
    </NavigationRoot>,
  );
  loads.length = 0;
  seenByServices = [];
});

test('the owner of the route is loaded once and mounted into the main area, which then is ready', async () => {
  act(() => navigate('/goodsdetail/1'));
  expect(main()).toHaveAttribute('data-state', 'loading');
  const page = await shows(/page goods/);
  expect(main()).toContainElement(page);
  expect(main()).toHaveAttribute('data-remote', 'mf-services');
  await waitFor(() => expect(main()).toHaveAttribute('data-state', 'ready'));
  await go('/productservice/');
  await shows(/page list/);
  expect(loads).toEqual(['mf-services/lifecycles']);
});

test('a remote whose guard refuses is not even loaded; after the login it is', async () => {
  await go('/receiveorder/');
  expect(window.location.pathname).toBe('/');
  expect(loads).toEqual([]);
  await act(() => session.login({ token_type: 'Bearer', token: 't' }));
  await go('/receiveorder/');
  await shows(/page orders/);
});

test('a remote being left never sees the address of the next one', async () => {
  await act(() => session.login({ token_type: 'Bearer', token: 't' }));
  await go('/goodsdetail/4');
  await shows(/page goods/);
  await go('/receiveorder/');
  await shows(/page orders/);
  expect(screen.queryByText(/page goods/)).not.toBeInTheDocument();
  expect(new Set(seenByServices)).toEqual(new Set(['/goodsdetail/4']));
});

test('a remote that is away fails within 2 s, costs its own area only, and 重试 brings it when it is back', async () => {
  const start = Date.now();
  await go('/away/');
  await shows('重试 mf-away');
  expect(Date.now() - start).toBeLessThan(2000);
  expect(loads).toEqual(['mf-away/lifecycles', 'mf-away/lifecycles']);
  expect(main()).toHaveAttribute('data-state', 'failed');

  await go('/goodsdetail/1');
  await shows(/page goods/);
  expect(screen.queryByText('重试 mf-away')).not.toBeInTheDocument();

  await go('/away/');
  const retry = await shows('重试 mf-away');
  modules['mf-away/lifecycles'] = () => Promise.resolve(lifecycles('mf-away', () => <Page name="away" />));
  act(() => retry.click());
  await shows(/page away/);
  expect(main()).toHaveAttribute('data-state', 'ready');
});

test('a page that throws shows 重试 in the main area, and a new try brings it back', async () => {
  breaks = true;
  await go('/goodsdetail/1');
  const retry = await shows('重试 mf-services');
  expect(main()).toHaveAttribute('data-state', 'failed');
  breaks = false;
  act(() => retry.click());
  await shows(/page goods/);
  await waitFor(() => expect(main()).toHaveAttribute('data-state', 'ready'));
});

test('a page that throws does not keep the next page of its remote from showing', async () => {
  breaks = true;
  await go('/goodsdetail/1');
  await shows('重试 mf-services');
  breaks = false;
  await go('/productservice/');
  await shows(/page list/);
  expect(screen.queryByText('重试 mf-services')).not.toBeInTheDocument();
});

test('a page that throws leaves the page of another part alone that people go to next', async () => {
  await act(() => session.login({ token_type: 'Bearer', token: 't' }));
  breaks = true;
  await go('/goodsdetail/1');
  await shows('重试 mf-services');
  await go('/');
  expect(screen.queryByText('重试 mf-services')).not.toBeInTheDocument();
  expect(main()).toHaveAttribute('data-state', 'loading');
  await go('/goodsdetail/1');
  await shows('重试 mf-services');
  breaks = false;
  await go('/receiveorder/');
  await shows(/page orders/);
  await waitFor(() => expect(main()).toHaveAttribute('data-state', 'ready'));
});

test('a page whose code is missing fires harbor:preload-error and loads the page anew once; then it has failed', async () => {
  const reload = jest.spyOn(reloading, 'reload').mockImplementation(() => undefined);
  const fired = jest.fn();
  window.addEventListener(preloadErrorEvent, fired);
  await go('/chunkless/');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(fired).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('重试 mf-services')).not.toBeInTheDocument();

  await go('/goodsdetail/1');
  await go('/chunkless/');
  await shows('重试 mf-services');
  expect(reload).toHaveBeenCalledTimes(1);
  window.removeEventListener(preloadErrorEvent, fired);
});

test('a remote that hangs is given up within 5 s', async () => {
  modules['mf-away/lifecycles'] = () => new Promise(() => undefined);
  // Unload what the test before last brought.
  const { unloadApplication } = jest.requireActual<typeof import('single-spa')>('single-spa');
  const { resetLoaded } = jest.requireActual<typeof import('./load')>('./load');
  await unloadApplication('mf-away');
  resetLoaded();
  const start = Date.now();
  await go('/away/2');
  await shows('重试 mf-away');
  expect(Date.now() - start).toBeLessThan(5000);
}, 10_000);

test('an expired session on a login page takes the page away and goes home', async () => {
  await act(() => session.login({ token_type: 'Bearer', token: 't' }));
  await go('/buypage/1');
  await shows(/page buy/);
  const { expireSession } = jest.requireActual<typeof import('../session/expire')>('../session/expire');
  await act(async () => {
    expireSession('Bearer t');
    checkPresentPlace();
  });
  expect(window.location.pathname).toBe('/');
  await waitFor(() => expect(screen.queryByText(/page buy/)).not.toBeInTheDocument());
});

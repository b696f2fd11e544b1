import type { RouteFile } from '@harbor/contract';
import { act, render, screen } from '@testing-library/react';
import { LiveLink, NavigationRoot, navigate, useCurrentRoute } from '../navigation';
import { hasAllRoutes, loadAllRoutes, onAllRoutes, routesSettled } from '../navigation/all-routes';
import { checkPresentPlace } from '../navigation/current';
import { history } from '../navigation/history';
import { useMainState } from '../page';
import { installSnapshot } from '../platform/snapshot';
import { remote, smallSite } from '../testing/snapshots';
import { reloading } from './chunk-failure';
import { useRemoteFailure } from './failure';
import { watchUnknownPlaces } from './unknown-place';

const address = '/releases/routes/desktop/0/shell@1.json';
const { shell, remotes } = smallSite;
const all: RouteFile = {
  shell,
  ...Object.fromEntries(remotes.map(({ name, routes, redirects }) => [name, { routes, redirects }])),
};

/** How the file is answered; the request waits until it is called. */
let answer: (response: Partial<Response> | Error) => void;
let asked: RequestInit[];
const whenKnown = jest.fn();
let end: () => void;

function Shell() {
  const failure = useRemoteFailure();
  return (
    <main data-remote={useCurrentRoute()?.owner} data-state={useMainState()}>
      {failure ? (
        <button type="button" onClick={failure.retry}>
          重试
        </button>
      ) : null}
      <LiveLink to="/productservice/">服务</LiveLink>
    </main>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
  whenKnown.mockClear();
  asked = [];
  window.fetch = jest.fn((_, init) => {
    asked.push(init ?? {});
    return new Promise<Response>((resolve, reject) => {
      answer = (response) => (response instanceof Error ? reject(response) : resolve(response as Response));
    });
  });
  installSnapshot({
    shell,
    remotes: remotes.map(({ name }) => remote(name, [])),
    routeSource: { address, integrity: 'sha384-routes', settled: ['', '404'] },
  });
  act(() => history.replace('/'));
  const stop = [watchUnknownPlaces(whenKnown), onAllRoutes(checkPresentPlace)];
  end = () => {
    for (const each of stop) each();
  };
  render(
    <NavigationRoot>
      <Shell />
    </NavigationRoot>,
  );
});
afterEach(() => end());

const go = (path: string) => act(async () => navigate(path));
const arrives = () => act(async () => answer({ ok: true, json: async () => all }));
const fails = (status = 502) => act(async () => answer({ ok: false, status }));
const main = () => screen.getByRole('main');

test('a page that only the file knows of is waited for, and is there with it', async () => {
  await go('/goodsdetail/5');
  expect(history.location.pathname).toBe('/goodsdetail/5');
  expect(main()).toHaveAttribute('data-state', 'loading');
  expect(main()).not.toHaveAttribute('data-remote');
  expect(asked).toMatchObject([{ integrity: 'sha384-routes' }]);
  await arrives();
  expect(hasAllRoutes()).toBe(true);
  expect(main()).toHaveAttribute('data-remote', 'mf-services');
  expect(document.title).toBe('服务详情 - 学术港');
  expect(whenKnown).toHaveBeenCalledTimes(1);
});

test.each([
  ['/nowhere/', '/404/'],
  ['/productservice/goodsDetail/7', '/goodsdetail/7'],
  ['/buypage/1', '/'],
])('%s leads to %s once the file says so, and not before', async (path, to) => {
  await go(path);
  expect(history.location.pathname).toBe(path);
  await arrives();
  expect(history.location.pathname).toBe(to);
});

test('links to other parts appear with the file', async () => {
  expect(screen.queryByRole('link', { name: '服务' })).not.toBeInTheDocument();
  void loadAllRoutes();
  await arrives();
  expect(screen.getByRole('link', { name: '服务' })).toBeInTheDocument();
});

test('without the file the page says so and is never taken for missing; 重试 asks again', async () => {
  await go('/goodsdetail/5');
  await fails();
  expect(history.location.pathname).toBe('/goodsdetail/5');
  expect(main()).toHaveAttribute('data-state', 'failed');
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  expect(main()).toHaveAttribute('data-state', 'loading');
  await arrives();
  expect(main()).toHaveAttribute('data-remote', 'mf-services');
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test('a file that is gone costs one more document at once, whose page brings its own route along', async () => {
  const reload = jest.spyOn(reloading, 'reload').mockImplementation(() => undefined);
  await go('/goodsdetail/5');
  await fails(404);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(main()).toHaveAttribute('data-state', 'loading');
});

test('one that cannot be had costs a document once somebody asks for it again', async () => {
  const reload = jest.spyOn(reloading, 'reload').mockImplementation(() => undefined);
  await go('/goodsdetail/5');
  await fails();
  expect(reload).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  await fails();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('whoever has gone elsewhere is told nothing, and the failure goes when the file comes for another link', async () => {
  await go('/goodsdetail/5');
  await go('/');
  await fails();
  expect(main()).toHaveAttribute('data-state', 'loading');
  await go('/goodsdetail/5');
  await fails();
  expect(main()).toHaveAttribute('data-state', 'failed');
  void loadAllRoutes();
  await arrives();
  expect(main()).toHaveAttribute('data-state', 'loading');
  expect(main()).toHaveAttribute('data-remote', 'mf-services');
  expect(whenKnown).toHaveBeenCalledTimes(1);
});

test('the code of remotes waits for the file a second at most', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  void routesSettled().then(settled);
  await jest.advanceTimersByTimeAsync(900);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await arrives();
});

test('a page that carries every route asks for no file', async () => {
  installSnapshot({ shell, remotes });
  await routesSettled();
  await loadAllRoutes();
  expect(asked).toEqual([]);
});

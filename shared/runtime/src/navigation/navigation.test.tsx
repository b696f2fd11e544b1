import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreSession } from '../session/restore';
import { session } from '../session/session';
import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { people } from '../testing/people';
import { renderPage } from '../testing/render-page';
import { remote, route, smallSite } from '../testing/snapshots';
import {
  Link,
  NavLink,
  navigate,
  navigateLoggedIn,
  Route,
  Routes,
  rememberPage,
  requireLogin,
  returnAfterLogin,
  useLocation,
  useParams,
} from '.';
import { checkPresentPlace, onNavigation } from './current';
import { installPrefetcher } from './prefetch';

let seen: string[];

function Where() {
  const { pathname, search, state } = useLocation();
  seen.push(pathname);
  return (
    <p>
      at {pathname}
      {search} {JSON.stringify(state)}
    </p>
  );
}

function Goods() {
  return <p>goods {useParams().goodsId}</p>;
}

const page = (
  <>
    <Where />
    <Link to="/goodsdetail/2">second</Link>
    <NavLink to="/productservice/">services</NavLink>
    <Routes>
      <Route path="/goodsdetail/:goodsId" element={<Goods />} />
      <Route path="*" element={null} />
    </Routes>
  </>
);

const back = () =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });

beforeEach(() => {
  seen = [];
});

test('a link moves without a reload, back returns, and location.state is kept', async () => {
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  act(() => navigate('/goodsdetail/1?a=1', { replace: true, state: { from: 'list' } }));
  await userEvent.click(screen.getByText('second'));
  expect(screen.getByText('goods 2')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/goodsdetail/2');
  await back();
  expect(screen.getByText('goods 1')).toBeInTheDocument();
  expect(screen.getByText(/at \/goodsdetail\/1\?a=1/)).toHaveTextContent('{"from":"list"}');
});

test('an artificial popstate of the same place is ignored', () => {
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  act(() => navigate('/goodsdetail/2'));
  const moves = jest.fn();
  const end = onNavigation(moves);
  const before = seen.length;
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
  expect(moves).not.toHaveBeenCalled();
  expect(seen).toHaveLength(before);
  end();
});

test('a new page begins at the top; a change of the query keeps the place', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  const { manageScroll } = jest.requireActual<typeof import('./scroll')>('./scroll');
  const end = manageScroll();
  act(() => navigate('/goodsdetail/1?tab=2'));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => navigate('/goodsdetail/2'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  end();
});

describe('guards', () => {
  test('a visitor on a login page is warned and stands on the home page, menu item 1', () => {
    const { notices, path } = renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
    store.set(atoms.menuItem, 4);
    act(() => navigate('/buypage/1'));
    expect(path()).toBe('/');
    expect(notices).toEqual([{ kind: 'warning', text: '请登录' }]);
    expect(store.get(atoms.menuItem)).toBe(1);
    expect(seen).not.toContain('/buypage/1');
  });

  test('a buyer on the order-taking platform is told to get certified', () => {
    const { notices, path } = renderPage(page, { session: 'buyer', snapshot: smallSite });
    act(() => navigate('/receiveorder/'));
    expect(path()).toBe('/');
    expect(notices).toEqual([{ kind: 'warning', text: '请认证成功后进入接单平台' }]);
  });

  test('with all three flags in local storage the order-taking platform opens at once', () => {
    const { path } = renderPage(page, { snapshot: smallSite });
    for (const flag of ['islogin', 'isTeacher', 'isRead']) localStorage.setItem(flag, 'true');
    act(() => navigate('/receiveorder/'));
    expect(path()).toBe('/receiveorder/');
  });

  test('a teacher whose flags are not stored yet waits for the look-up and then gets in', async () => {
    const { notices, path } = renderPage(page, {
      snapshot: smallSite,
      handlers: { 'GET /userInfo': people.teacher },
    });
    localStorage.setItem('token', 'ay_1');
    localStorage.setItem('islogin', 'true');
    const restored = restoreSession();
    act(() => navigate('/receiveorder/'));
    expect(path()).toBe('/receiveorder/');
    await act(() => restored);
    act(() => checkPresentPlace());
    expect(path()).toBe('/receiveorder/');
    expect(notices).toEqual([]);
  });

  test('an unknown path becomes /404/, an old address its new one', () => {
    const { path } = renderPage(page, { snapshot: smallSite });
    act(() => navigate('/nowhere'));
    expect(path()).toBe('/404/');
    act(() => navigate('/productservice/goodsDetail/3?from=ad'));
    expect(path()).toBe('/goodsdetail/3?from=ad');
  });
});

describe('after a login', () => {
  const handlers = { 'GET /userInfo': people.buyer };

  test('people return to the page that asked for it', async () => {
    const { path } = renderPage(page, { snapshot: smallSite, handlers });
    act(() => navigate('/buypage/1?spec=2'));
    await act(() => session.login({ token_type: 'Bearer', token: 't' }));
    act(returnAfterLogin);
    expect(path()).toBe('/buypage/1?spec=2');
  });

  test('an action that needed it returns to its page', async () => {
    const { notices, path } = renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite, handlers });
    expect(requireLogin('请登录后评价！')).toBe(false);
    expect(notices).toEqual([{ kind: 'warning', text: '请登录后评价！' }]);
    act(() => navigate('/'));
    await act(() => session.login({ token_type: 'Bearer', token: 't' }));
    expect(requireLogin()).toBe(true);
    act(returnAfterLogin);
    expect(path()).toBe('/goodsdetail/1');
  });

  test('a page that needs it is reached over the login, not turned away at its door', async () => {
    const snapshot = {
      ...smallSite,
      remotes: [...smallSite.remotes, remote('mf-account', [route('/login')])],
    };
    const { notices, path } = renderPage(page, { path: '/goodsdetail/1', snapshot, handlers });
    act(() => navigateLoggedIn('/buypage/1?spec=2'));
    expect(notices).toEqual([{ kind: 'warning', text: '请登录' }]);
    expect(path()).toBe('/login');
    await act(() => session.login({ token_type: 'Bearer', token: 't' }));
    act(returnAfterLogin);
    expect(path()).toBe('/buypage/1?spec=2');
    act(() => navigateLoggedIn('/buypage/3'));
    expect(path()).toBe('/buypage/3');
  });

  test('people return to the page from which they went to the login', () => {
    const { path } = renderPage(page, { path: '/goodsdetail/1?from=ad', snapshot: smallSite });
    rememberPage();
    act(() => navigate('/login'));
    act(returnAfterLogin);
    expect(path()).toBe('/goodsdetail/1?from=ad');
  });

  test.each(['/', '/404/'])('from %s they return to the page that turned them away', (address) => {
    const { path } = renderPage(page, { snapshot: smallSite });
    act(() => navigate('/buypage/1'));
    act(() => navigate(address));
    rememberPage();
    expect(sessionStorage.getItem('harbor:return')).toBe('/buypage/1');
    expect(path()).toBe(address);
  });

  test('a page that is itself the way to the login leaves an earlier wish alone', () => {
    renderPage(page, { snapshot: smallSite });
    act(() => navigate('/buypage/1'));
    act(() => navigate('/productservice/'));
    rememberPage({ keep: true });
    expect(sessionStorage.getItem('harbor:return')).toBe('/buypage/1');
    rememberPage();
    expect(sessionStorage.getItem('harbor:return')).toBe('/productservice/');
  });

  test.each(['//evil.example/', 'https://evil.example/', '/nowhere'])(
    '%s is never returned to',
    (address) => {
      const { path } = renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
      sessionStorage.setItem('harbor:return', address);
      act(returnAfterLogin);
      expect(path()).toBe('/');
    },
  );
});

test('a link fetches the code of its page once when the pointer comes near', async () => {
  const fetched = jest.fn(() => Promise.resolve());
  renderPage(page, { path: '/goodsdetail/1', snapshot: smallSite });
  installPrefetcher(fetched);
  await userEvent.hover(screen.getByText('second'));
  await userEvent.unhover(screen.getByText('second'));
  await userEvent.hover(screen.getByText('second'));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/goodsdetail/2');
});

test('a link to the open page says so to screen readers', () => {
  renderPage(page, { path: '/productservice', snapshot: smallSite });
  expect(screen.getByText('services')).toHaveAttribute('aria-current', 'page');
});

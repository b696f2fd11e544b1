import { people, renderPage } from '@harbor/runtime/testing';
import { waitFor } from '@testing-library/react';
import { targetOf } from '../../entrance/target';
import { siteWith } from '../../testing/site';
import { LoginPage } from './LoginPage';

const handlers = { 'GET /userInfo': people.buyer };

function arrive(path: string, more: string[] = []) {
  return renderPage(<LoginPage />, { path, session: 'buyer', handlers, snapshot: siteWith({ more }) });
}

test.each([
  ['/login?type=order', '/orderpage/'],
  ['/login?type=feedback', '/breadcrumb/7'],
  ['/login?type=https://evil.example', '/'],
  ['/login?type=//evil.example', '/'],
  ['/login?type=', '/'],
  ['/login', '/'],
])('who is logged in already and opens %s goes on to %s', async (path, target) => {
  const page = arrive(path, ['/breadcrumb/7']);
  await waitFor(() => expect(page.path()).toBe(target));
});

test('a target whose page is not live yet becomes the home page', () => {
  renderPage(null, { snapshot: siteWith() });
  expect(targetOf('feedback')).toBe('/');
  expect(targetOf('order')).toBe('/orderpage/');
});

test('without a type people come back to the page that asked for the login', async () => {
  const page = renderPage(null, { snapshot: siteWith() });
  page.unmount();
  sessionStorage.setItem('harbor:return', '/goodsdetail/7?spec=2');
  const kept = sessionStorage.getItem('harbor:return');
  const again = renderPage(<ReturnTo place={kept ?? ''} />, {
    path: '/login',
    session: 'buyer',
    handlers,
    snapshot: siteWith(),
  });
  await waitFor(() => expect(again.path()).toBe('/goodsdetail/7?spec=2'));
});

test('who was writing comes back to what was typed, not to the page of the type', async () => {
  renderPage(null, { snapshot: siteWith() }).unmount();
  const again = renderPage(<ReturnTo place="/goodsdetail/7?spec=2" />, {
    path: '/login?type=feedback',
    session: 'buyer',
    handlers,
    snapshot: siteWith({ more: ['/breadcrumb/7'] }),
  });
  await waitFor(() => expect(again.path()).toBe('/goodsdetail/7?spec=2'));
});

/** Puts the remembered place back, which the fresh start of a test has cleared, before the page looks for it. */
function ReturnTo({ place }: { place: string }) {
  sessionStorage.setItem('harbor:return', place);
  return <LoginPage />;
}

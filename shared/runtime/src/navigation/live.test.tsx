import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { remote, route } from '../testing/snapshots';
import { isLive, LiveLink, onlyLive } from '.';

const shell = { version: '1.0.0', routes: [route('/'), route('/404/')] };
const account = remote(
  'mf-account',
  [route('/forumtype/:id'), route('/setting/privacy', { platform: 'mobile' })],
  {
    redirects: [
      { platform: 'mobile', from: '/idsetting/privacy', to: '/setting/privacy' },
      { platform: 'mobile', from: '/forum', to: '/forumindex/' },
    ],
  },
);

test.each([
  ['/setting/privacy', true],
  ['/setting/privacy?from=message#export', true],
  // Addresses of messages and of the help centre are those of the desktop.
  ['/idsetting/privacy', true],
  ['/forum', false],
  ['/forumindex/', false],
  // There, but on the desktop alone.
  ['/forumtype/3', false],
])('on the phone %s is there: %s', (path, there) => {
  renderPage(null, { platform: 'mobile', snapshot: { shell, remotes: [account] } });
  expect(isLive(path)).toBe(there);
});

const menu = [{ path: '/' }, { path: '/academic/' }, { path: '/forumtype/3?sort=new' }];
const links = (
  <>
    <LiveLink to="/academic/">学术头条</LiveLink>
    <LiveLink to="/academic/7" otherwise={<span>一则头条</span>}>
      一则头条
    </LiveLink>
    <LiveLink to={{ pathname: '/forumtype/3', search: '?sort=new' }}>分类</LiveLink>
  </>
);

test('a part that no release offers is not drawn, and is there with its release', () => {
  const before = renderPage(links, { snapshot: { shell, remotes: [account] } });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['分类']);
  expect(screen.getByText('一则头条').tagName).toBe('SPAN');
  expect(onlyLive(menu)).toEqual([{ path: '/' }, { path: '/forumtype/3?sort=new' }]);
  before.unmount();
  const academic = remote('mf-academic', [route('/academic/'), route('/academic/:id')]);
  renderPage(links, { snapshot: { shell, remotes: [account, academic] } });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/academic/',
    '/academic/7',
    '/forumtype/3?sort=new',
  ]);
  expect(onlyLive(menu)).toEqual(menu);
});

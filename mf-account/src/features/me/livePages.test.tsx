import { renderPage } from '@harbor/runtime/testing';
import { siteWith } from '../../testing/site';
import { isLive } from './livePages';

const site = {
  ...siteWith({ more: ['/setting/privacy'] }),
  remotes: [
    {
      ...{ name: 'mf-account', version: '1.0.0', entry: '', globalName: '', routes: [], widgets: [] },
      redirects: [
        { platform: 'mobile' as const, from: '/idsetting/privacy', to: '/setting/privacy' },
        { platform: 'mobile' as const, from: '/forum', to: '/forumindex/' },
      ],
    },
  ],
};

test.each([
  ['/setting/privacy', true],
  ['/setting/privacy?from=message#export', true],
  // Addresses of messages and of the help centre are those of the desktop.
  ['/idsetting/privacy', true],
  ['/forum', false],
  ['/forumindex/', false],
])('on the phone %s is there: %s', (path, there) => {
  renderPage(null, { platform: 'mobile', snapshot: site });
  expect(isLive(path)).toBe(there);
});

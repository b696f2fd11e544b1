import type { PartFiles, ReleaseJson } from '@harbor/contract';
import { filesFor } from './preload';

const part = (js: string[], shares: string[] = [], css: string[] = []): PartFiles => ({ js, css, shares });
const routes = (name: string) => ({
  name,
  owner: '测试',
  contractVersion: '^1.0.0',
  minShell: '1.0.0',
  routes: [],
  redirects: [],
  widgets: [],
});

const shell: ReleaseJson = {
  name: 'shell',
  version: '1',
  entry: 'main.js',
  globalName: '',
  routes: routes('shell'),
  base: {
    desktop: part(['main.js', 'chrome.js'], ['antd/es/badge'], ['main.css']),
    mobile: part(['main.js']),
  },
  pages: { home: part(['home.js']) },
  widgets: {},
  shares: {
    'antd/es/badge': part(['base.js', 'badge.js']),
    'antd/es/rate': part(['base.js', 'rate.js'], ['antd/es/tooltip']),
    'antd/es/tooltip': part(['tooltip.js']),
    'antd/es/table': part(['table.js']),
  },
  integrity: {},
};
const services: ReleaseJson = {
  ...shell,
  name: 'mf-services',
  entry: 'remoteEntry.js',
  routes: routes('mf-services'),
  base: { desktop: part(['remoteEntry.js', 'desktop.js'], ['react']), mobile: part([]) },
  pages: {
    detail: part(['detail.js'], ['antd/es/rate'], ['detail.css']),
    list: part(['list.js'], ['antd/es/table']),
  },
  widgets: { recommended: part(['recommended.js']) },
  widgetViews: {
    recommended: { desktop: part(['cards.js'], ['antd/es/rate']), mobile: part(['cards-mobile.js']) },
  },
  shares: {},
};
const set = { id: 'x', shell, remotes: [services] };
const route = { platform: 'desktop', path: '/x', title: 'x', access: 'public', chrome: 'full' } as const;

test('a page preloads what it needs, with the shared components behind it, and nothing else', () => {
  const files = filesFor(set, 'desktop', services, { ...route, page: 'detail' });
  expect(files.main).toBe('/releases/shell/1/main.js');
  expect(files.styles).toEqual(['/releases/shell/1/main.css', '/releases/mf-services/1/detail.css']);
  expect([...files.scripts].sort()).toEqual([
    '/releases/mf-services/1/desktop.js',
    '/releases/mf-services/1/detail.js',
    '/releases/mf-services/1/remoteEntry.js',
    '/releases/shell/1/badge.js',
    '/releases/shell/1/base.js',
    '/releases/shell/1/chrome.js',
    '/releases/shell/1/rate.js',
    '/releases/shell/1/tooltip.js',
  ]);
});

test('widgets of the home page come with it, where their remote is live', () => {
  const home = { ...route, page: 'home', mounts: ['mf-services/recommended', 'mf-forum/hot'] };
  const { scripts } = filesFor(set, 'desktop', shell, home);
  expect(scripts).toContain('/releases/mf-services/1/recommended.js');
  expect(scripts).toContain('/releases/mf-services/1/cards.js');
  expect(scripts).toContain('/releases/shell/1/rate.js');
  expect(scripts).not.toContain('/releases/mf-services/1/cards-mobile.js');
  expect(scripts).toContain('/releases/mf-services/1/remoteEntry.js');
  expect(scripts.some((file) => file.includes('mf-forum'))).toBe(false);
});

test('of a page for staff nothing is preloaded but the shell, as others may open its address', () => {
  const files = filesFor(set, 'desktop', services, { ...route, access: 'staff', page: 'detail' });
  expect(files.styles).toEqual(['/releases/shell/1/main.css']);
  expect(files.scripts.filter((file) => !file.startsWith('/releases/shell/'))).toEqual([]);
});

import { routesJson } from './routes';

const valid = {
  name: 'mf-demo',
  owner: '演示组',
  contractVersion: '^1.0.0',
  minShell: '1.0.0',
  routes: [
    {
      platform: 'desktop',
      path: '/demo/:id',
      title: '演示',
      access: 'public',
      chrome: 'full',
      page: 'features/demo/DemoPage',
    },
  ],
  redirects: [{ platform: 'desktop', from: '/demo/old/:id', to: '/demo/:id' }],
  widgets: ['recent'],
};

test('a complete routes.json is accepted', () => {
  expect(routesJson.parse(valid).routes).toHaveLength(1);
});

test.each([
  ['a field that nobody knows', { ...valid, color: 'red' }],
  ['a name that is no remote', { ...valid, name: 'services' }],
  ['a path with a query', { ...valid, routes: [{ ...valid.routes[0], path: '/demo?x=1' }] }],
  ['an access rule that does not exist', { ...valid, routes: [{ ...valid.routes[0], access: 'vip' }] }],
])('%s is refused', (_, routes) => {
  expect(routesJson.safeParse(routes).success).toBe(false);
});

import { segmentsOf } from '@harbor/contract/route-match';
import reservedWords from '../areas/operations/platform/addresses/reserved-words.json';
import { type TestApp, testApp } from '../testing/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ full: true });
});
afterAll(() => site.close());

test('no part may have an address that the server answers itself', () => {
  const routes = site.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^.{4}[├└]── (\S+)/.exec(line)?.[1] ?? []);
  const words = new Set(routes.map((path) => segmentsOf(path)[0] ?? ''));
  // Pages, and files with a dot in their name, which no route can have.
  const pages = (word: string) => word === '' || word === '*' || word.includes('.');
  const kept = [...reservedWords.server, ...reservedWords.shell];
  expect(words.size).toBeGreaterThan(6);
  expect([...words].filter((word) => !pages(word) && !kept.includes(word))).toEqual([]);
});

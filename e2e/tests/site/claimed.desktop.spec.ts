import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../../support/routes';
import { expect, test } from '../../support/test';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('the pages of every part are claimed by a task of its package', () => {
  expect(parts).toContain('shell');
  const claims = parts.map((part) => read(`${part}/package.json`).scripts.pages);
  expect(claims).toEqual(parts.map((part) => `node ../e2e/run.mjs pages:${part}`));
});

test('the task of a part whose pages mount widgets of others is done again when one of those is built anew', () => {
  const { tasks } = read('turbo.json');
  for (const part of parts) {
    const routes: { mounts?: string[] }[] = read(`${part}/routes.json`).routes;
    const mounted = routes.flatMap(({ mounts = [] }) => mounts.map((widget) => widget.split('/')[0]));
    const others = [...new Set(mounted)].filter((owner) => owner !== part);
    const { dependsOn } = tasks[`@harbor/${part}#pages`] ?? tasks.pages;
    expect(dependsOn, part).toEqual(expect.arrayContaining(others.map((owner) => `@harbor/${owner}#build`)));
  }
});

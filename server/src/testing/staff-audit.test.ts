import { readFileSync } from 'node:fs';
import { api } from '@harbor/contract';
import * as log from '../areas/base/accounts/audit';
import { type TestApp, testApp } from './app';
import { testSources } from './sources';
import { leavesNoLine, leavesSeveralLines, mayChangeNothing, staffWrites } from './staff-audit';

const written = { times: 1 };

jest.mock('../areas/base/accounts/audit', () => {
  const actual = jest.requireActual<typeof log>('../areas/base/accounts/audit');
  return {
    ...actual,
    async audit(...given: Parameters<typeof actual.audit>) {
      let id = 0;
      for (let n = 0; n < written.times; n += 1) id = await actual.audit(...given);
      return id;
    },
  };
});

async function linkSaved(site: TestApp) {
  const staff = await site.user({ is_staff: true });
  const body = { title: '中国科学院', links: 'https://www.cas.cn' };
  return site.call('POST /staff/link/save', { token: staff.token, body });
}

test.each([
  [0, 'POST /staff/link/save left 0 lines'],
  [2, 'POST /staff/link/save left 2 lines'],
])('a write of staff that leaves %s lines fails the test that makes it', async (times, sentence) => {
  const site = await testApp({ areas: ['staff'] });
  written.times = times;
  expect((await linkSaved(site)).status).toBe(200);
  await expect(site.close()).rejects.toThrow(sentence);
});

test('one that leaves one line, and one that is refused, are right', async () => {
  const site = await testApp({ areas: ['staff'] });
  written.times = 1;
  expect((await linkSaved(site)).status).toBe(200);
  written.times = 0;
  const staff = await site.user({ is_staff: true });
  const gone = await site.call('POST /staff/link/delete/:id', { params: { id: 999 }, token: staff.token });
  expect(gone.status).toBe(404);
  await site.close();
});

test('a word without a label fails the test that writes it', async () => {
  const site = await testApp({ areas: ['staff'] });
  written.times = 1;
  await log.audit(site.core.db, site.core.settings.clock, {
    actor: { type: 'system' },
    action: 'order.vanish' as never,
    object: ['ghost' as never, '1'],
    detail: { mood: 'bad' } as never,
  });
  await expect(site.close()).rejects.toThrow(
    /action order\.vanish[\s\S]*field mood[\s\S]*object ghost|object ghost/,
  );
});

test('reasons are given for calls that staff have and nobody else', () => {
  const known = new Set<string>(staffWrites);
  expect(
    Object.keys({ ...leavesNoLine, ...leavesSeveralLines, ...mayChangeNothing }).filter(
      (key) => !known.has(key) || !(key in api),
    ),
  ).toEqual([]);
});

// What is held above is held for each of them only if a test makes it.
const sources = testSources()
  .filter((file) => !file.endsWith('staff-audit.ts'))
  .map((file) => readFileSync(file, 'utf8'));
test.each(staffWrites)('%s is made by a test', (key) => {
  const address = (key.split(' ')[1] ?? '').replace(/:\w+$/, '');
  expect(sources.some((text) => text.includes(`'${key}'`) || text.includes(address))).toBe(true);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { notifyChannel } from '../db/notify-hub';
import { type TestApp, testApp } from '../testing/app';
import { announcedAnswers } from './announced';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['user'] });
});
afterAll(() => site.close());

// What is cached ends by itself after some seconds, which a busy machine may take.
beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => jest.restoreAllMocks());

/** How often each of the two kinds was loaded, once both have been asked for. */
function counting(endsWithWrites: boolean) {
  const channel = `area-${endsWithWrites}`;
  const answers = announcedAnswers({ channel, atMost: 10, longer: { ms: 60_000, endsWithWrites } });
  const loads = { current: 0, longer: 0 };
  const ask = async () => {
    await answers.cached(site.core, 'a', async () => (loads.current += 1));
    await answers.cachedLonger(site.core, 'a', async () => (loads.longer += 1));
    return { ...loads };
  };
  return { answers, channel, ask };
}

test.each([
  [true, { current: 2, longer: 2 }],
  [false, { current: 2, longer: 1 }],
])(
  'a write here ends what is cached at once; what is kept longer only where that was asked for: %s',
  async (ends, after) => {
    const { answers, ask } = counting(ends);
    expect([await ask(), await ask()]).toEqual([
      { current: 1, longer: 1 },
      { current: 1, longer: 1 },
    ]);
    const heard = answers.heard(site.core);
    answers.invalidate(site.core);
    expect(answers.heard(site.core)).toBe(heard + 1);
    expect(await ask()).toEqual(after);
  },
);

test('a write of another process is heard, and ends what is cached here', async () => {
  const { answers, channel, ask } = counting(true);
  await ask();
  const heard = answers.heard(site.core);
  while (answers.heard(site.core) === heard) {
    await notifyChannel(site.core.db, channel, '');
    await sleep(5);
  }
  expect(await ask()).toEqual({ current: 2, longer: 2 });
});

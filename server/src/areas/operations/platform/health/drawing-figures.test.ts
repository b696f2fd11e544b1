import { type PlatformSite, platformSite } from '../testing/site';
import { ReleaseCounters, roundedTime } from './counters';
import { summedUp } from './drawing-figures';
import { flushHealth } from './flush';

describe('what was counted of drawn pages', () => {
  it('is nothing where nobody asked for a page', () => expect(summedUp([])).toBeNull());

  it('has a share of the public pages alone, and the middle of the times', () => {
    const answers = { kept: 6, drawn: 1, stale: 1, late: 1, apart: 1, closed: 50 };
    const counted = Object.entries(answers).map(([fact, count]) => ({ fact, value: 0, count }));
    const times = [
      { fact: 'ms', value: 40, count: 9 },
      { fact: 'ms', value: 30, count: 9 },
      { fact: 'ms', value: 300, count: 2 },
      { fact: 'before', value: 0, count: 20 },
    ];
    expect(summedUp([...counted, ...times])).toEqual({
      ...{ unable: 0, failed: 0, busy: 0, ...answers },
      ...{ answers: 10, share: 0.8, median_ms: 40, p95_ms: 300, queue: 0 },
    });
  });

  it('has times that are right to a fifth', () => {
    for (const ms of [0.2, 1, 7, 39, 150, 9999]) {
      expect(roundedTime(ms)).toBeGreaterThanOrEqual(ms);
      expect(roundedTime(ms)).toBeLessThanOrEqual(Math.max(1, ms) * 1.2 + 1);
    }
  });

  it('takes up no more memory the more pages are asked for', () => {
    const counters = new ReleaseCounters();
    for (let n = 0; n < 1000; n += 1)
      counters.drawing({ name: 'shell', version: '1.0.0' }, { fact: 'kept', value: 0 }, 60_000);
    const { drawings } = counters.take();
    expect(drawings).toEqual([
      { remote: 'shell', version: '1.0.0', minute: new Date(60_000), fact: 'kept', value: 0, count: 1000 },
    ]);
    expect(counters.take().drawings).toEqual([]);
  });
});

describe('the figures of the releases', () => {
  let site: PlatformSite;
  beforeAll(async () => {
    site = await platformSite();
  });
  afterAll(() => site.close());

  it('tell of each part how its own pages came to be drawn, over all that was flushed', async () => {
    const browser = 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0.0.0 Safari/537.36';
    const view = async (url: string, agent: string) => {
      await site.app.inject({ url, headers: { 'user-agent': agent } });
      await flushHealth(site.core);
    };
    // A crawler waits for the drawing, however busy the machine is.
    await view('/mf-shop/', 'Googlebot/2.1');
    await view('/mf-shop/', browser);
    await view('/mf-shop/?made=up', browser);
    const token = await site.token('*');
    const { data } = await site.call('GET /api/platform/releases', { token });
    const drawingOf = (name: string) =>
      data.remotes.find(({ remote }) => remote === name)?.releases[0]?.drawing;
    expect(drawingOf('mf-shop')).toMatchObject({ answers: 3, drawn: 1, kept: 1, apart: 1, share: 2 / 3 });
    expect(drawingOf('mf-shop')?.median_ms).toBeGreaterThan(0);
    expect(drawingOf('mf-news')).toBeNull();
  });
});

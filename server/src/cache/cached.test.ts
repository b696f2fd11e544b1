import { setTimeout as sleep } from 'node:timers/promises';
import { Cached } from './cached';

describe('cached answers', () => {
  it('are loaded once for all who ask together', async () => {
    const cached = new Cached<number>(1000, 10);
    let loads = 0;
    const load = async () => {
      await sleep(5);
      loads += 1;
      return loads;
    };
    expect(await Promise.all([cached.get('a', load), cached.get('a', load)])).toEqual([1, 1]);
    expect(await cached.get('a', load)).toBe(1);
    cached.drop('a');
    expect(await cached.get('a', load)).toBe(2);
  });

  it('that are dropped while they load are not given to those who ask afterwards', async () => {
    const cached = new Cached<string>(1000, 10);
    const early = cached.get('a', () => sleep(20, 'old'));
    cached.clear();
    expect(await cached.get('a', async () => 'new')).toBe('new');
    expect(await early).toBe('old');
    expect(await cached.get('a', async () => 'newer')).toBe('new');
  });

  it('that failed are tried again', async () => {
    const cached = new Cached<string>(1000, 10);
    await expect(cached.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cached.get('a', async () => 'back')).toBe('back');
  });

  it('end after their time, and the oldest go when there are too many', async () => {
    const cached = new Cached<number>(15, 2);
    let loads = 0;
    const load = async () => (loads += 1);
    await cached.get('a', load);
    await sleep(20);
    await cached.get('a', load);
    expect(loads).toBe(2);
    await cached.get('b', load);
    await cached.get('c', load);
    await cached.get('a', load);
    expect(loads).toBe(5);
  });

  it('whose time is over are not held until somebody asks for them again', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const cached = new Cached<string>(15, 100);
    for (const key of ['a', 'b', 'c']) await cached.get(key, async () => key);
    expect(cached.held).toBe(3);
    clock.mockReturnValue(1020);
    await cached.get('d', async () => 'd');
    expect(cached.held).toBe(1);
    clock.mockRestore();
  });
});

import pg from 'pg';
import type { TestApp } from '../../../../testing/app';

/** What a call makes the server do, whatever the values: its statements in order, and how many passwords it checks. */
export function watchWork(site: TestApp) {
  const statements: string[] = [];
  const work = { statements, hashes: 0, stop: () => {} };
  const { passwords } = site.core;
  const { query } = pg.Client.prototype;
  const spy = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string })?.text ?? '');
    statements.push(text.replace(/\s+/g, ' '));
    return Reflect.apply(query, this, args);
  };
  Object.assign(pg.Client.prototype, { query: spy });
  site.core.passwords = {
    hash: passwords.hash,
    matches: (stored, password) => {
      work.hashes += 1;
      return passwords.matches(stored, password);
    },
  };
  work.stop = () => {
    Object.assign(pg.Client.prototype, { query });
    site.core.passwords = passwords;
  };
  return work;
}

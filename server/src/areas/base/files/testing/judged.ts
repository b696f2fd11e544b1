import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JudgedType, judge } from '../check/judge';
import { Refusal } from '../check/refusal';

/** Judges contents in the test's own thread. Call inside a block; the files go with it. */
export function judging() {
  const folder = mkdtempSync(join(tmpdir(), 'harbor-judged-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** What could not be looked into, joined; or the reason against the file. */
  return async (type: JudgedType, content: Buffer): Promise<string> => {
    const path = join(folder, createHash('sha256').update(content).digest('hex'));
    writeFileSync(path, content);
    try {
      return (await judge(path, type)).unchecked.join('、');
    } catch (error) {
      if (error instanceof Refusal) return `拒绝：${error.message}`;
      throw error;
    }
  };
}

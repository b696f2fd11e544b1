import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileLimits } from '../limits';
import { docxOf } from '../testing/documents';
import { objectStream, pdfWith } from '../testing/pdf';
import { Refusal } from './refusal';
import { judgeApart } from './worker';

const folder = mkdtempSync(join(tmpdir(), 'harbor-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** A PDF of a hundred thousand objects. */
const large = () =>
  pdfWith(
    '',
    ...Array.from({ length: 100 }, () =>
      objectStream(
        Array.from({ length: 1000 }, () => '<</S/P/K[1 2 3]>>'),
        ['FlateDecode'],
      ),
    ),
  );

test('a document is judged apart, and the thread that answers people goes on', async () => {
  let turns = 0;
  let done = false;
  const judged = judgeApart(file('large.pdf', large()), 'pdf').finally(() => {
    done = true;
  });
  while (!done) {
    await turn();
    turns += 1;
  }
  expect(await judged).toEqual({ words: null, unchecked: [] });
  // Some hundred thousand objects were read meanwhile; in one thread the few waits of reading the file are all there is.
  expect(turns).toBeGreaterThan(50);
});

test('words are counted there, and refusals come back as such', async () => {
  expect(await judgeApart(file('a.docx', await docxOf(['你好 world'])), 'docx')).toEqual({
    words: 3,
    unchecked: [],
  });
  await expect(judgeApart(file('b.pdf', Buffer.from('x')), 'pdf')).rejects.toThrow(Refusal);
  await expect(judgeApart(join(folder, 'none'), 'pdf')).rejects.not.toThrow(Refusal);
});

test('what takes too long is given up', async () => {
  const before = fileLimits.checkWithin;
  fileLimits.checkWithin = 1;
  try {
    await expect(judgeApart(file('slow.pdf', large()), 'pdf')).rejects.toThrow('过于复杂');
  } finally {
    fileLimits.checkWithin = before;
  }
});

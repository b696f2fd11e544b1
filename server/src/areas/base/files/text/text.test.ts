import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileType } from '@harbor/contract/file-types';
import { docxOf } from '../testing/documents';
import { paragraphsOf } from './paragraphs';
import { WordCount } from './words';

const folder = mkdtempSync(join(tmpdir(), 'harbor-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function paragraphs(type: FileType, content: Buffer): Promise<string[]> {
  const path = join(folder, `file.${type}`);
  writeFileSync(path, content);
  return paragraphsOf({ files: { place: async () => path } }, { id: 'x', type });
}

function count(...pieces: string[]): number {
  const words = new WordCount();
  for (const piece of pieces) words.add(piece);
  return words.total();
}

test.each([
  ['深度学习', 4],
  ['Deep learning', 2],
  ['基于BERT的分类', 6],
  ["don't follow-up 3.5%", 3],
  ['，。！', 0],
  ['naïve Ångström', 2],
])('%s has %i words', (text, words) => expect(count(text)).toBe(words));

test('a word that goes on in the next piece is one', () => expect(count('deep lear', 'ning')).toBe(2));

test('of a docx the visible text is read, in order', async () => {
  const text = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const content = await docxOf([
    '第一段 &amp; more',
    `${text('kept')}<w:del><w:r><w:t> deleted</w:t></w:r></w:del><w:ins>${text(' added')}</w:ins>`,
    '<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>',
    `${text('a')}<w:r><w:tab/><w:instrText>PAGE</w:instrText></w:r>${text('b')}`,
    `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p>${text('box')}</w:p></w:txbxContent></mc:Choice><mc:Fallback><w:p>${text('box')}</w:p></mc:Fallback></mc:AlternateContent></w:r>${text('after')}`,
  ]);
  expect(await paragraphs('docx', content)).toEqual(['第一段 & more', 'kept added', 'a\tb', 'box', 'after']);
});

test('what has no end is read in pieces, or to a limit', async () => {
  const long = 'word '.repeat(50_000);
  const docx = await paragraphs('docx', await docxOf([long]));
  expect(docx.length).toBeGreaterThan(1);
  expect(docx.join('').length).toBeGreaterThan(240_000);
  const [line = ''] = await paragraphs('txt', Buffer.alloc(12_000_000, 'endless '));
  expect(line.length).toBeLessThanOrEqual(4_000_000);
});

test('entities that a document declares itself are not expanded', async () => {
  const content = await docxOf([], {
    'word/document.xml':
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]><w:document><w:p><w:r><w:t>1&a;&f;2</w:t></w:r></w:p></w:document>',
  });
  expect((await paragraphs('docx', content)).join()).not.toMatch(/aaaa|root:/);
});

test('lines of a text, blocks of TeX and Markdown', async () => {
  expect(await paragraphs('txt', Buffer.from('\ufeff一\r\n\r\n二\n三'))).toEqual(['一', '二', '三']);
  expect(await paragraphs('tex', Buffer.from('one\ntwo\n\n\nthree'))).toEqual(['one\ntwo', 'three']);
  expect(await paragraphs('md', Buffer.from('# a\n\nb'))).toEqual(['# a', 'b']);
});

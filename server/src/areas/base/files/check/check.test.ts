import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileType } from '@harbor/contract/file-types';
import sharp from 'sharp';
import { compoundOf, docOf, packageOf, xlsOf } from '../testing/compound';
import { docxOf, lyingZip, packedPdf, pdfOf, zipOf } from '../testing/documents';
import { objectStream, pdfWith, streamOf } from '../testing/pdf';
import { checkContent } from './check';
import { Refusal } from './refusal';

const folder = mkdtempSync(join(tmpdir(), 'harbor-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function check(type: FileType, content: Buffer): Promise<number | null | string> {
  const path = join(folder, createHash('sha256').update(content).digest('hex'));
  writeFileSync(path, content);
  return checkContent(path, type, content.length).then(
    ({ words }) => words,
    (error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    },
  );
}

const picture = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#1f4fd8' } })
    .toFormat(format)
    .toBuffer();

const wide = (text: string) => Buffer.from(text, 'utf16le');

const office = (heart: string, more: Record<string, string | Buffer> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', [heart]: '<x/>', ...more });

describe('what is taken', () => {
  const taken: [string, FileType, () => Buffer | Promise<Buffer>, number | null][] = [
    ['a docx', 'docx', () => docxOf(['研究 of things']), 4],
    ['an xlsx', 'xlsx', () => office('xl/workbook.xml'), null],
    [
      'an xlsx with an embedded package',
      'xlsx',
      async () => office('xl/workbook.xml', { 'xl/embeddings/a.xlsx': await office('xl/workbook.xml') }),
      null,
    ],
    ['a pptx', 'pptx', () => office('ppt/presentation.xml'), null],
    ['a zip', 'zip', () => zipOf({ 'data/a.csv': '1,2', 'main.tex': 'x' }), null],
    ['a pdf', 'pdf', () => pdfOf('/Type /Catalog'), null],
    ['a pdf with packed objects', 'pdf', () => packedPdf('1 0 <</Type /Page>>'), null],
    ['a doc', 'doc', () => docOf(), null],
    ['an xls', 'xls', () => xlsOf(), null],
    ['a jpg', 'jpg', () => picture('jpeg'), null],
    ['a png', 'png', () => picture('png'), null],
    ['text in UTF-8', 'txt', () => Buffer.from('\ufeff你好，world'), 3],
    ['text in GB 18030', 'txt', () => Buffer.from('c4e3bac32061', 'hex'), 3],
    ['text in UTF-16', 'txt', () => Buffer.concat([Buffer.from('fffe', 'hex'), wide('你好 a')]), 3],
    ['Markdown', 'md', () => Buffer.from('# 题目\n\nsome words'), 4],
    ['TeX', 'tex', () => Buffer.from('\\documentclass{article}'), null],
    ['CSV', 'csv', () => Buffer.from('a,b\n1,2'), null],
    ['references', 'bib', () => Buffer.from('@article{x, title={y}}'), null],
    ['an SPSS dataset', 'sav', () => Buffer.from('$FL2@(#) SPSS DATA FILE'), null],
    ['a new Stata dataset', 'dta', () => Buffer.from('<stata_dta><header>'), null],
    ['an old Stata dataset', 'dta', () => Buffer.from('7202010000000000', 'hex'), null],
  ];
  test.each(taken)('%s', async (_, type, content, words) => {
    expect(await check(type, await content())).toBe(words);
  });
});

describe('what is refused', () => {
  const big = Buffer.alloc(3 * 1024 * 1024);
  const refused: [string, FileType, () => Buffer | Promise<Buffer>, RegExp][] = [
    ['a program called docx', 'docx', () => Buffer.from('MZ\x90\x00'), /与格式不符/],
    ['a zip called docx', 'docx', () => zipOf({ 'a.txt': 'x' }), /不是 docx/],
    ['an xlsx called docx', 'docx', () => office('xl/workbook.xml'), /不是 docx/],
    ['macros', 'docx', () => docxOf(['x'], { 'word/vbaProject.bin': 'x' }), /宏/],
    ['controls', 'docx', () => docxOf(['x'], { 'word/activeX/activeX1.xml': 'x' }), /宏/],
    [
      'a type with macros',
      'docx',
      () =>
        docxOf(['x'], { '[Content_Types].xml': '<Types ContentType="ms-word.document.macroEnabled.main"/>' }),
      /宏/,
    ],
    ['elements within elements without end', 'docx', () => deepDocx(200_000), /过于复杂/],
    [
      'an element of many attributes',
      'docx',
      () => docxOf([`<w:r ${Array.from({ length: 1001 }, (_, i) => `a${i}="1"`).join(' ')}/>`]),
      /过于复杂/,
    ],
    [
      'a name without end',
      'docx',
      () => docxOf([`<w:r ${randomBytes(4_000_000).toString('base64url')}="1"/>`]),
      /过于复杂/,
    ],
    [
      'embedded OLE',
      'docx',
      () =>
        docxOf(['x'], { 'word/embeddings/oleObject1.bin': compoundOf(packageOf('a.js', Buffer.from('x'))) }),
      /OLE/,
    ],
    ['a docx with a password', 'docx', () => compoundOf({ EncryptedPackage: Buffer.from('x') }), /密码/],
    ['a program in a zip', 'zip', () => zipOf({ 'run.exe': 'x' }), /程序/],
    ['a bomb by its ratio', 'zip', () => zipOf({ 'a.txt': big }), /过大/],
    ['a bomb that hides its size', 'zip', () => lyingZip(big), /不一致|过大/],
    [
      'a way out',
      'zip',
      async () => renamed(await zipOf({ 'aa/evil': 'x' }), 'aa/evil', '../evil'),
      /不安全/,
    ],
    [
      'a path from the root',
      'zip',
      async () => renamed(await zipOf({ 'a/evil': 'x' }), 'a/evil', '//evil'),
      /不安全/,
    ],
    ['too many entries', 'zip', () => many(2001), /过多/],
    ['an empty archive', 'zip', () => zipOf({}), /不符|是空的/],
    ['a broken archive', 'zip', async () => (await zipOf({ a: 'x'.repeat(500) })).subarray(0, 60), /损坏/],
    ['a page called pdf', 'pdf', () => Buffer.from('<html>%PDF-1.4'), /混有|不是 PDF/],
    ['half a pdf', 'pdf', () => Buffer.from('%PDF-1.7\n1 0 obj'), /不完整/],
    ['scripts in a pdf', 'pdf', () => pdfOf('/S /JavaScript /JS (app.alert(1))'), /脚本/],
    ['scripts by numbers', 'pdf', () => pdfOf('/S /J#61vaScr#69pt'), /脚本/],
    ['scripts in packed objects', 'pdf', () => packedPdf('1 0 <</S /JavaScript /JS (x)>>'), /脚本/],
    [
      'packed objects without end',
      'pdf',
      () => pdfWith('', ...Array.from({ length: 5001 }, () => objectStream(['1'], []))),
      /过大/,
    ],
    ['a program in a pdf', 'pdf', () => pdfOf('/S /Launch'), /程序/],
    ['a file in a pdf', 'pdf', () => pdfWith('', streamOf('/Type/EmbeddedFile', 'MZ\0\0')), /附件/],
    ['a pdf that is a zip too', 'pdf', async () => Buffer.concat([pdfOf(), await zipOf({ a: 'x' })]), /混有/],
    ['a doc with macros', 'doc', () => docOf({ Macros: { VBA: { _VBA_PROJECT: Buffer.from('x') } } }), /宏/],
    ['an xls called doc', 'doc', () => xlsOf(), /不是 doc/],
    ['a page called jpg', 'jpg', () => Buffer.from('<script>alert(1)</script>'), /混有|不是 jpg/],
    ['a png called jpg', 'jpg', () => picture('png'), /不是 jpg/],
    ['half a picture', 'png', async () => (await picture('png')).subarray(0, 60), /损坏/],
    [
      'a picture with a zip behind it',
      'jpg',
      async () => Buffer.concat([await picture('jpeg'), await zipOf({ a: 'x' })]),
      /混有/,
    ],
    [
      'a picture with a page behind it',
      'jpg',
      async () => Buffer.concat([await picture('jpeg'), Buffer.from('<script>x')]),
      /混有/,
    ],
    ['a program called txt', 'txt', () => Buffer.from('MZ\x00\x01'), /不是文本/],
    ['bytes in no encoding', 'csv', () => Buffer.from('61ff20ff', 'hex'), /编码/],
    ['text called sav', 'sav', () => Buffer.from('hello'), /不是 sav/],
    ['text called dta', 'dta', () => Buffer.from('hello there'), /不是 dta/],
  ];
  test.each(refused)('%s', async (_, type, content, why) => {
    expect(await check(type, await content())).toMatch(why);
  });
});

/** The same archive with another name of the same length in it. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('names differ in length');
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

const many = (count: number) =>
  zipOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 'x'])));

/** Deep enough to take minutes without a limit, and with enough noise that its ratio is harmless. */
const deepDocx = (depth: number) =>
  docxOf([], {
    'word/document.xml': `<w:document><!--${randomBytes(16_000).toString('base64')}-->${'<w:p>'.repeat(depth)}`,
  });

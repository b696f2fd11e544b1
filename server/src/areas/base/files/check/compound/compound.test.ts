import {
  compoundOf,
  ddeRecord,
  docOf,
  equation2,
  equation3,
  mathType,
  nativeOf,
  originGraph,
  packageOf,
  recordOf,
  type Storage,
  themeRecords,
  wordStreams,
  workbookStream,
  xlsOf,
} from '../../testing/compound';
import { zipOf } from '../../testing/documents';
import { judging } from '../../testing/judged';
import { xlsxOf } from '../../testing/office';

const judged = judging();

const locked = () => {
  const streams = wordStreams();
  streams.WordDocument.writeUInt16LE(0x0300, 10);
  return compoundOf(streams);
};

const paintbrush = '0003000A-0000-0000-C000-000000000046';
const theme = (more: Record<string, string> = {}) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'theme/theme/themeManager.xml': '<a:themeManager/>',
    'theme/theme/theme1.xml': '<a:theme/>',
    ...more,
  });
/** A document of Word since 2007 in the old format, which keeps its theme behind its own tables. */
const themed = (archive: Buffer, more: Storage = {}) => {
  const streams = wordStreams();
  return docOf({
    ...more,
    '1Table': Buffer.concat([streams['1Table'], Buffer.alloc(5000), archive, Buffer.alloc(700)]),
  });
};
const newWorkbook = async () => ({ ObjectPool: { _1: { Package: await xlsxOf() } } });

describe('old documents are taken', () => {
  const taken: [string, 'doc' | 'xls', () => Buffer | Promise<Buffer>, string][] = [
    ['by Word', 'doc', () => docOf(), ''],
    ['by Excel', 'xls', () => xlsOf(), ''],
    ['with a long text', 'doc', () => docOf({}, '正文'.repeat(20_000)), ''],
    ['with equations', 'doc', () => docOf({ ObjectPool: { _1: mathType(), _2: equation3() } }), ''],
    [
      'with a graph, which is noted',
      'doc',
      () => docOf({ ObjectPool: { _1: originGraph() } }),
      '嵌入对象 Origin50.Graph',
    ],
    ['with a workbook', 'doc', () => docOf({ ObjectPool: { _1: { Workbook: workbookStream() } } }), ''],
    [
      'with a new workbook',
      'doc',
      async () => docOf({ ObjectPool: { _1: { Package: await xlsxOf() } } }),
      '嵌入对象 对象',
    ],
    ['with words about scripts', 'doc', () => docOf({}, '用 <script> 与 DDE 方程'), ''],
    [
      'with a picture of Paint',
      'doc',
      () => docOf({ ObjectPool: { _1: { '\x01Ole10Native': Buffer.from('\0\0\0\0BM123456') } } }),
      '',
    ],
    ['with the theme of a new Word', 'doc', async () => themed(await theme()), ''],
    [
      'with a theme and a new workbook',
      'doc',
      async () => themed(await theme(), await newWorkbook()),
      '嵌入对象 对象',
    ],
    [
      'with the theme of a new Excel',
      'xls',
      async () => xlsOf({}, workbookStream(0, themeRecords(await theme()))),
      '',
    ],
    [
      'with a link to another workbook',
      'xls',
      () =>
        xlsOf(
          {},
          workbookStream(0, ddeRecord('\x01\x01Ddata\x03old\x03book.xls', Buffer.from('\x06\0\0Sheet1'))),
        ),
      '',
    ],
    [
      'with an equation of Word 6, which is noted',
      'doc',
      () => docOf({ ObjectPool: { _1: equation2() } }),
      '公式 对象',
    ],
    [
      'with a drawing of Word 6, which is noted',
      'doc',
      () => docOf({ ObjectPool: { _1: nativeOf(paintbrush, Buffer.from('\x08\0U\x0f)\x0c\x01\0')) } }),
      '嵌入对象 对象',
    ],
  ];
  test.each(taken)('%s', async (_, type, content, noted) =>
    expect(await judged(type, await content())).toBe(noted),
  );
});

describe('what acts is refused', () => {
  const refused: [string, 'doc' | 'xls', () => Buffer | Promise<Buffer>, RegExp][] = [
    ['macros of Word', 'doc', () => docOf({ Macros: { VBA: { dir: Buffer.from('x') } } }), /宏/],
    ['macros of Excel', 'xls', () => xlsOf({ _VBA_PROJECT_CUR: { VBA: { dir: Buffer.from('x') } } }), /宏/],
    ['macros in other letters', 'doc', () => docOf({ macros: { vba: { dir: Buffer.from('x') } } }), /宏/],
    ['macros of an object', 'doc', () => docOf({ ObjectPool: { _1: { _VBA_PROJECT_CUR: {} } } }), /宏/],
    ['sheets of macros', 'xls', () => xlsOf({}, workbookStream(1)), /宏/],
    [
      'sheets of macros in an object',
      'doc',
      () => docOf({ ObjectPool: { _1: { Workbook: workbookStream(1) } } }),
      /宏/,
    ],
    [
      'a link that starts a program',
      'xls',
      () => xlsOf({}, workbookStream(0, ddeRecord('cmd\x03/c calc'))),
      /DDE/,
    ],
    ['a field that starts a program', 'doc', () => docOf({}, '\x13 DDEAUTO cmd \x14x\x15'), /DDE/],
    [
      'a field in single bytes',
      'doc',
      () =>
        compoundOf({
          ...wordStreams(),
          WordDocument: Buffer.concat([wordStreams().WordDocument, Buffer.from('\x13DDE cmd')]),
        }),
      /DDE/,
    ],
    ['a template from elsewhere', 'doc', () => docOf({}, 'x', 'http://a.cn/x.dotm'), /模板/],
    ['a template from a share', 'doc', () => docOf({}, 'x', '\\\\1.2.3.4\\x.dot'), /模板/],
    [
      'a packed file',
      'doc',
      () => docOf({ ObjectPool: { _1: packageOf('a.exe', Buffer.from('MZ')) } }),
      /OLE/,
    ],
    ['a packed file beside a workbook', 'xls', () => xlsOf(packageOf('a.exe', Buffer.from('MZ'))), /OLE/],
    [
      'a link to an object',
      'doc',
      () => docOf({ ObjectPool: { _1: { '\x01Ole': Buffer.from([1, 0, 0, 2, 1, 0, 0, 0]) } } }),
      /OLE/,
    ],
    [
      'a control',
      'doc',
      () => docOf({ ObjectPool: { _1: { owner: 'D27CDB6E-AE6D-11CF-96B8-444553540000' } } }),
      /OLE/,
    ],
    [
      'a workbook with macros in an object',
      'doc',
      async () => docOf({ ObjectPool: { _1: { Package: await xlsxOf({ 'xl/vbaProject.bin': 'x' }) } } }),
      /宏/,
    ],
    [
      'a program in an object',
      'doc',
      () => docOf({ ObjectPool: { _1: { CONTENTS: Buffer.from('MZ\0\0') } } }),
      /OLE/,
    ],
    ['a password of Word', 'doc', locked, /密码/],
    [
      'a password of Excel',
      'xls',
      () => xlsOf({}, Buffer.concat([Buffer.from([0x2f, 0, 0, 0]), workbookStream()])),
      /密码/,
    ],
    ['a locked package', 'doc', () => docOf({ EncryptedPackage: Buffer.from('x') }), /密码/],
    ['an installer', 'doc', () => compoundOf({ owner: '000C1084-0000-0000-C000-000000000046' }), /OLE/],
    ['an xls called doc', 'doc', () => xlsOf(), /不是 doc/],
    ['a doc called xls', 'xls', () => docOf(), /不是 xls/],
    ['sectors in circles', 'doc', () => circled(), /损坏/],
    ['a directory out of the file', 'doc', () => outOfFile(), /损坏/],
    [
      'an archive behind it',
      'doc',
      async () => Buffer.concat([docOf(), await zipOf({ 'a.txt': 'x' })]),
      /混有/,
    ],
    [
      'an archive behind one with an object',
      'doc',
      async () => Buffer.concat([docOf(await newWorkbook()), await zipOf({ 'a.txt': 'x' })]),
      /混有/,
    ],
    [
      'a theme with a program in it',
      'doc',
      async () => themed(await theme({ 'theme/a.bin': 'MZ\0\0' })),
      /嵌入对象/,
    ],
    [
      'a packed program where a theme stands',
      'xls',
      async () => xlsOf({}, workbookStream(0, themeRecords(await zipOf({ 'a.exe': 'MZ\0' })))),
      /程序/,
    ],
    [
      'a link of Excel 95 that starts a program',
      'xls',
      () => xlsOf({}, workbookStream(0, recordOf(0x17, Buffer.from('\x0bcmd\x03/c calc', 'latin1')), 0x0500)),
      /DDE/,
    ],
    [
      'a packed file that says to be an equation',
      'doc',
      () =>
        docOf({
          ObjectPool: {
            _1: { ...packageOf('a.exe', Buffer.from('MZ')), owner: '0002CE02-0000-0000-C000-000000000046' },
          },
        }),
      /OLE/,
    ],
    [
      'an equation of Word 6 with a font that is too long',
      'doc',
      () =>
        docOf({
          ObjectPool: { _1: equation2(Buffer.concat([Buffer.from([8, 1, 1]), Buffer.alloc(60, 65)])) },
        }),
      /公式/,
    ],
    [
      'a program in what an old program kept',
      'doc',
      () => docOf({ ObjectPool: { _1: nativeOf(paintbrush, Buffer.from('MZ\0\0')) } }),
      /OLE/,
    ],
    ['RTF called doc', 'doc', () => Buffer.from('{\\rtf1\\objdata}'), /不是 doc/],
  ];
  test.each(refused)('%s', async (_, type, content, why) => {
    expect(await judged(type, await content())).toMatch(why);
  });
});

/** A document whose directory goes on in its own first sector. */
function circled(): Buffer {
  const bytes = docOf({
    ...Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`s${n}`, Buffer.alloc(0)])),
  });
  const directory = bytes.readUInt32LE(48);
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  bytes.writeUInt32LE(directory, table + directory * 4);
  return bytes;
}

function outOfFile(): Buffer {
  const bytes = docOf();
  bytes.writeUInt32LE(0x00ffffff, 48);
  return bytes;
}

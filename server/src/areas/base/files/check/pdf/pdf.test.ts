import { createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { docxOf, zipOf } from '../../testing/documents';
import { judging } from '../../testing/judged';
import { objectStream, packers, pdfFrom, pdfWith, predicted, streamOf, writtenPdf } from '../../testing/pdf';

const judged = judging();
const pdf = (content: Buffer) => judged('pdf', content);

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const packed = (filters: string[], entries?: string) => pdfWith('', objectStream([script], filters, entries));

describe('theses are taken', () => {
  const taken: [string, () => Buffer | Promise<Buffer>][] = [
    ['as pdfkit writes them', () => writtenPdf({}, (paper) => paper.text('hello'))],
    [
      'with bookmarks, links and places',
      () =>
        writtenPdf({}, (paper) => {
          paper.text('see', { link: 'https://developer.mozilla.org/docs/Web/JavaScript/Guide' });
          paper.text('go', { goTo: 'JavaScript' }).addNamedDestination('JavaScript');
          paper.outline.addItem('Launch').addItem('/JavaScript (1)');
        }),
    ],
    [
      'restricted against printing, with the keys of every version',
      () => writtenPdf({ ownerPassword: 'o', permissions: { copying: false } }, (paper) => paper.text('x')),
    ],
    ['that open at a page', () => pdfWith('/OpenAction[3 0 R/Fit]')],
    [
      'that open by an action to a page',
      () => pdfWith('/OpenAction 4 0 R', '<</S/GoTo/D[3 0 R/XYZ null null 0]>>'),
    ],
    [
      'with bookmarks that lead to pages of the web, one after the other',
      () =>
        pdfWith(
          '/Outlines 4 0 R/OpenAction<</S/GoTo/D[3 0 R/Fit]>>',
          '<</First 5 0 R/Last 6 0 R>>',
          '<</Title(a)/Parent 4 0 R/Next 6 0 R/A<</S/URI/URI(https://a.cn)>>>>',
          '<</Title(b)/Parent 4 0 R/Prev 5 0 R/A<</S/URI/URI(javascript:void\\(0\\))>>>>',
        ),
    ],
    [
      'with a form without scripts',
      () => pdfWith('/AcroForm<</Fields[4 0 R]/NeedAppearances true>>', '<</FT/Tx/T(name)/V(x)>>'),
    ],
    [
      'with packed objects',
      () => pdfWith('', objectStream(['<</Type/Page>>', '<</S/P/K 1>>'], ['FlateDecode'])),
    ],
    ['with places that a browser names', () => pdfWith('/Dests<</JavaScript[3 0 R/Fit]/Launch[3 0 R/Fit]>>')],
    ['with a font that is called so', () => pdfWith('/Resources<</Font<</JS 4 0 R>>>>', '<</Type/Font>>')],
    ['with words about scripts', () => pdfWith('', '(see /JavaScript /Launch and <</S/JavaScript)')],
    [
      'with the three letters of an object in a picture',
      () => pdfWith('', streamOf('/Subtype/Image', `xx obj ${randomBytes(500).toString('latin1')}`)),
    ],
    [
      'with a dataset attached',
      () => pdfWith('', attached('data.csv', Buffer.from('a,b\n1,2')), filespec('data.csv')),
    ],
    [
      'with a document attached',
      async () =>
        pdfWith(
          '',
          attached('a.docx', deflateSync(await docxOf(['x'])), '/Filter/FlateDecode'),
          filespec('a.docx'),
        ),
    ],
  ];
  test.each(taken)('%s', async (_, content) => expect(await pdf(await content())).toBe(''));

  test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)('locked as version %s', async (version) => {
    const content = await lockedPdf(version, '<</Type/Page>>');
    expect(await pdf(content)).toBe('');
  });
});

describe('what acts is refused', () => {
  const refused: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
    ['a script', () => pdfWith('', script), /脚本/],
    ['a script among stray words', () => pdfWith('', '<<(x)/S 9/JS(x)>>'), /脚本/],
    ['a script of a film', () => pdfWith('', '<</S/Rendition/JS(x)>>'), /脚本|多媒体/],
    ['a name by numbers', () => pdfWith('', '<</#53/J#61vaScript/#4A#53(x)>>'), /脚本/],
    ['a name in an object of its own', () => pdfWith('', '<</S 5 0 R/Q(x)>>', '/JavaScript'), /脚本/],
    ['a script between comments', () => pdfWith('', '<</S%x\n/JavaScript%y\r/J#53(x)>>'), /脚本/],
    ['a number before the object in a comment', () => commented(script), /脚本/],
    ['a script in an older revision', () => revised(script), /脚本/],
    [
      'a script in a string that the table calls an object',
      () => pdfWith('', `(x 9 0 obj ${script} endobj)`),
      /脚本/,
    ],
    [
      'a script in a stream that the table calls an object',
      () => pdfWith('', streamOf('', `9 0 obj${script}endobj`)),
      /脚本/,
    ],
    [
      'a script in the trailer',
      () => pdfFrom(['<</Type/Catalog>>'], `/Root<</OpenAction${script}>>`),
      /脚本/,
    ],
    ['scripts of the document', () => pdfWith('/Names<</JavaScript 4 0 R>>', '<</Names[]>>'), /脚本/],
    ['a script in one filter', () => packed(['FlateDecode']), /脚本/],
    ['a script in hexadecimal', () => packed(['ASCIIHexDecode']), /脚本/],
    ['a script in base 85', () => packed(['ASCII85Decode']), /脚本/],
    ['a script in runs', () => packed(['RunLengthDecode']), /脚本/],
    ['a script in codes', () => packed(['LZWDecode']), /脚本/],
    ['a script behind two filters', () => packed(['ASCIIHexDecode', 'FlateDecode']), /脚本/],
    [
      'a script behind all filters',
      () => packed(['ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'ASCIIHexDecode', 'FlateDecode']),
      /脚本/,
    ],
    [
      'a script behind too many filters',
      () => packed(Array.from({ length: 9 }, () => 'ASCIIHexDecode')),
      /无法检查/,
    ],
    ['a script that is predicted', () => predictedScript(), /脚本/],
    ['a script behind names of filters by numbers', () => pdfWith('', renamedFilter()), /脚本/],
    [
      'a script behind a filter in an object of its own',
      () => pdfWith('', indirectFilter(), '/ASCIIHexDecode'),
      /脚本/,
    ],
    ['a script in packed objects that do not say so', () => pdfWith('', untyped()), /脚本/],
    ['a script after blanks and far from its type', () => pdfWith('', farStream()), /脚本/],
    [
      'packed objects in a way of pictures',
      () => pdfWith('', streamOf('/Type/ObjStm/N 1/First 5/Filter/JBIG2Decode', 'x')),
      /无法检查/,
    ],
    [
      'packed objects that are broken',
      () => pdfWith('', streamOf('/Type/ObjStm/N 1/First 5/Filter/FlateDecode', Buffer.alloc(9, 255))),
      /损坏/,
    ],
    ['a program', () => pdfWith('', '<</S/Launch/F(cmd.exe)>>'), /启动程序/],
    ['a form that sends', () => pdfWith('', '<</S/SubmitForm/F(http://a.cn)>>'), /提交/],
    ['a form that reads', () => pdfWith('', '<</S/ImportData/F(a.fdf)>>'), /读取/],
    ['a dynamic form', () => pdfWith('/AcroForm<</XFA 4 0 R>>', streamOf('', '<xdp/>')), /XFA/],
    ['a film', () => pdfWith('', '<</Type/Annot/Subtype/RichMedia>>'), /多媒体/],
    ['three dimensions', () => pdfWith('', '<</Type/Annot/Subtype/3D>>'), /三维/],
    [
      'opening a page of the web by itself',
      () => pdfWith('/OpenAction 4 0 R', '<</S/URI/URI(https://a.cn)>>'),
      /自动/,
    ],
    [
      'opening it after a page',
      () => pdfWith('/OpenAction<</S/GoTo/Next 4 0 R>>', '<</S/URI/URI(https://a.cn)>>'),
      /自动/,
    ],
    [
      'opening it when a page is shown',
      () => pdfWith('/AA 4 0 R', '<</O 5 0 R>>', '<</S/URI/URI(https://a.cn)>>'),
      /自动/,
    ],
    ['a link to a share', () => pdfWith('', '<</S/GoToR/F(\\\\\\\\1.2.3.4\\\\a.pdf)>>'), /网络共享/],
    ['a link to a program', () => pdfWith('', '<</S/URI/URI(file:///C:/a.exe)>>'), /程序/],
    [
      'content that lies elsewhere',
      () => pdfWith('', streamOf('/F(http://a.cn/x)/FFilter/FlateDecode', '')),
      /外部/,
    ],
    [
      'a program attached',
      () => pdfWith('', attached('a.exe', Buffer.from('MZ\0\0')), filespec('a.exe')),
      /附件/,
    ],
    [
      'a program attached as a text',
      () => pdfWith('', attached('a.txt', Buffer.from('MZ\0\0')), filespec('a.txt')),
      /附件/,
    ],
    [
      'a program attached that only its description names',
      () => pdfWith('', streamOf('', 'MZ\0\0'), filespec('a.txt')),
      /附件/,
    ],
    [
      'a pdf with a script attached',
      () => pdfWith('', attached('a.pdf', pdfWith('', script)), filespec('a.pdf')),
      /脚本/,
    ],
    [
      'a pdf with a script attached and packed',
      () =>
        pdfWith(
          '',
          attached('a.pdf', deflateSync(pdfWith('', script)), '/Filter/FlateDecode'),
          filespec('a.pdf'),
        ),
      /附件.*脚本/,
    ],
    ['a bomb', () => pdfWith('', objectStream(['x'.repeat(70_000_000)], ['FlateDecode'])), /过大/],
    [
      'a bomb in runs',
      () => pdfWith('', streamOf('/Type/ObjStm/N 1/First 4/Filter[/RL/RL]', runs())),
      /过大/,
    ],
    ['objects in objects without end', () => pdfWith('', '['.repeat(100_000)), /复杂/],
    ['strings in strings without end', () => pdfWith('', '9 0 obj<</A('.repeat(20_000)), /复杂/],
    ['a password', () => writtenPdf({ userPassword: 'x' }, (paper) => paper.text('x')), /密码/],
    [
      'a lock of a kind of its own',
      () => pdfFrom(['<</Type/Catalog>>', '<</Filter/FoxitConnectedPDFDRM>>'], '/Encrypt 2 0 R'),
      /密码/,
    ],
    ['an archive behind it', async () => Buffer.concat([pdfWith(''), await zipOf({ a: 'x' })]), /混有/],
    [
      'an archive behind it with a little more',
      async () => Buffer.concat([pdfWith(''), await zipOf({ a: 'x' }), Buffer.from('\n%%EOF\n')]),
      /混有/,
    ],
    [
      'an archive of another kind behind it',
      () => Buffer.concat([pdfWith(''), Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')]),
      /混有/,
    ],
  ];
  test.each(refused)('%s', async (_, content, why) => {
    expect(await pdf(await content())).toMatch(why);
  });

  test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
    'a script locked as version %s',
    async (version) => {
      expect(await pdf(await lockedPdf(version, script))).toMatch(/脚本/);
    },
  );

  test('a script that a lock nobody uses would hide', async () => {
    const locked = await lockedPdf('1.4', '<</Type/Page>>');
    const dictionary = /\/Encrypt (\d+) 0 R/.exec(locked.toString('latin1'))?.[1];
    expect(dictionary).toBeDefined();
    const open = Buffer.concat([
      Buffer.from('\n90 0 obj\n'),
      objectStream([script], []),
      Buffer.from('\nendobj\n%%EOF\n'),
    ]);
    expect(await pdf(Buffer.concat([locked, open]))).toMatch(/脚本/);
  });
});

const attached = (_: string, content: Buffer, entries = '') =>
  streamOf(`/Type/EmbeddedFile${entries}`, content);
const filespec = (name: string) => `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 4 0 R>>>>`;

/** `12 %x` and a new line before `0 obj`. */
const commented = (object: string) =>
  Buffer.from(`%PDF-1.7\n12 %x\n0 %y\nobj${object}endobj\ntrailer<</Root 12 0 R>>\n%%EOF\n`);

const revised = (object: string) =>
  Buffer.concat([
    pdfWith('', object),
    Buffer.from('4 0 obj\nnull\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  ]);

function predictedScript(): Buffer {
  const plain = Buffer.from(`20 0 ${script}`);
  const entries = '/Type/ObjStm/N 1/First 5/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 8>>';
  return pdfWith('', streamOf(entries, deflateSync(predicted(plain, 8))));
}

const hex = () => packers.ASCIIHexDecode?.(Buffer.from(`20 0 ${script}`)) ?? Buffer.alloc(0);
const renamedFilter = () => streamOf('/Type/O#62jStm/N 1/First 5/Filter/ASCIIHexD#65code', hex());
const indirectFilter = () => streamOf('/Type/ObjStm/N 1/First 5/Filter 5 0 R', hex());
const untyped = () => streamOf('/N 1/First 5/Filter/AHx', hex());
const farStream = () =>
  Buffer.concat([
    Buffer.from(
      `<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Filler(${'x'.repeat(3000)})>>%c\n stream  \r\n`,
    ),
    deflateSync(Buffer.from(`20 0 ${script}`)),
    Buffer.from('\nendstream'),
  ]);

/** Two steps of runs, each a hundred times longer than the one before. */
const runs = () => {
  const long = (count: number) =>
    Buffer.concat([...Array.from({ length: count }, () => Buffer.from([129, 129])), Buffer.from([128])]);
  return long(16 * 1024);
};

/** A PDF that opens without a password but is locked, with one packed object. */
async function lockedPdf(
  pdfVersion: '1.3' | '1.4' | '1.6' | '1.7' | '1.7ext3',
  object: string,
): Promise<Buffer> {
  return writtenPdf({ pdfVersion, ownerPassword: createHash('md5').update('o').digest('hex') }, (paper) => {
    paper.text('x');
    const packedObjects = paper.ref({ Type: 'ObjStm', N: 1, First: 5 });
    packedObjects.end(Buffer.from(`20 0 ${object}`) as never);
  });
}

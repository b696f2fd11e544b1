import { compoundOf, docOf, equation3, mathType, packageOf } from '../../testing/compound';
import { docxOf, zipOf } from '../../testing/documents';
import { judging } from '../../testing/judged';
import { docxWith, xlsxOf } from '../../testing/office';
import { pdfWith } from '../../testing/pdf';

const judged = judging();

const object = (content: Buffer, name = 'word/embeddings/oleObject1.bin') =>
  docxWith([], { [name]: content });

describe('what an embedded object holds is refused', () => {
  const refused: [string, 'docx' | 'xlsx' | 'pptx', () => Promise<Buffer>, RegExp][] = [
    [
      'macros under the name of a picture',
      'docx',
      () => object(compoundOf({ VBA: { dir: Buffer.from('x') } }), 'word/media/image1.png'),
      /宏/,
    ],
    ['a packed file', 'docx', () => object(compoundOf(packageOf('a.exe', Buffer.from('MZ')))), /OLE/],
    [
      'a packed file under another name',
      'docx',
      () => object(compoundOf(packageOf('a.js', Buffer.from('x'))), 'word/media/image1.png'),
      /OLE/,
    ],
    [
      'a packed file in an equation',
      'docx',
      () => object(compoundOf({ ...mathType(), ...packageOf('a.js', Buffer.from('x')) })),
      /OLE/,
    ],
    [
      'a packed file without a maker',
      'docx',
      () => object(compoundOf({ ...packageOf('a.js', Buffer.from('x')), owner: undefined })),
      /OLE/,
    ],
    [
      'an object that is a link',
      'docx',
      () =>
        object(compoundOf({ owner: '00000300-0000-0000-C000-000000000046', '\x01Ole': Buffer.alloc(20) })),
      /OLE/,
    ],
    [
      'an equation that is none',
      'docx',
      () => object(compoundOf({ ...mathType(), 'Equation Native': Buffer.from('cmd /c calc') })),
      /公式/,
    ],
    [
      'an equation of the old editor that is none',
      'docx',
      () => object(compoundOf({ ...equation3(), 'Equation Native': Buffer.alloc(200, 0x41) })),
      /公式/,
    ],
    [
      'an equation that attacks its editor',
      'docx',
      () =>
        object(
          compoundOf(
            equation3(Buffer.concat([Buffer.from([8, 1, 1]), Buffer.from('cmd.exe /c '.repeat(8))])),
          ),
        ),
      /公式/,
    ],
    [
      'a control as an object',
      'docx',
      () => object(compoundOf({ owner: 'BDD1F04B-858B-11D1-B16A-00C0F0283628', Contents: Buffer.alloc(9) })),
      /OLE/,
    ],
    ['an object of unknown content', 'docx', () => object(Buffer.from('something')), /OLE/],
    [
      'a program as a picture',
      'docx',
      () => object(Buffer.from('MZ\x90\0\0'), 'word/media/image1.png'),
      /OLE/,
    ],
    [
      'an old document with macros inside',
      'docx',
      () => object(docOf({ Macros: { VBA: { dir: Buffer.from('x') } } })),
      /宏/,
    ],
    [
      'a workbook with macros inside',
      'docx',
      async () => object(await xlsxOf({ 'xl/vbaProject.bin': 'x' }), 'word/embeddings/a.xlsx'),
      /宏/,
    ],
    [
      'a pdf with a script inside',
      'docx',
      () => object(compoundOf({ CONTENTS: pdfWith('', '<</S/JavaScript/JS(x)>>') })),
      /脚本/,
    ],
    [
      'documents in documents without end',
      'docx',
      async () =>
        object(
          await object(await object(await docxOf(['x']), 'word/embeddings/a.docx'), 'word/embeddings/a.docx'),
          'word/embeddings/a.docx',
        ),
      /层数/,
    ],
    [
      'an archive inside',
      'docx',
      async () => object(await zipOf({ 'a.exe': 'x' }), 'word/media/image1.png'),
      /程序|不符/,
    ],
  ];
  test.each(refused)('%s', async (_, type, content, why) => {
    expect(await judged(type, await content())).toMatch(why);
  });
});

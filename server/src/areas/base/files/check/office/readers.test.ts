import { docxOf } from '../../testing/documents';
import { judging } from '../../testing/judged';
import { docxWith, fieldOf, xlsxOf } from '../../testing/office';

const judged = judging();

describe('what one program reads and another leaves out is refused', () => {
  const odd: [string, 'docx' | 'xlsx' | 'pptx', () => Promise<Buffer>, RegExp][] = [
    [
      'a simple field with an attribute in front that Word ignores',
      'docx',
      () => docxOf(['<w:fldSimple xmlns:x="x" x:instr="PAGE" w:instr="DDEAUTO cmd"/>']),
      /结构不正常/,
    ],
    [
      'a field that begins for Word and ends for others',
      'docx',
      () =>
        docxOf([
          '<w:r><w:fldChar x:fldCharType="end" w:fldCharType="begin"/><w:instrText>DDEAUTO cmd</w:instrText></w:r>',
        ]),
      /结构不正常/,
    ],
    [
      'a field with a word in front that Word ignores',
      'docx',
      () =>
        docxOf([
          '<w:r><w:fldChar w:fldCharType="begin"/><x:instrText>PAGE </x:instrText><w:instrText>DDEAUTO cmd</w:instrText></w:r>',
        ]),
      /结构不正常/,
    ],
    [
      'a field with a word in an element that Word does not know',
      'docx',
      () =>
        docxOf([
          '<w:r><w:fldChar w:fldCharType="begin"/></w:r><x:y><w:r><w:instrText>PAGE </w:instrText></w:r></x:y><w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r>',
        ]),
      /结构不正常/,
    ],
    [
      'a field with a word that was deleted',
      'docx',
      () =>
        docxOf([
          '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:del><w:r><w:delInstrText>PAGE </w:delInstrText></w:r></w:del><w:r><w:instrText>DDEAUTO cmd</w:instrText></w:r>',
        ]),
      /DDE/,
    ],
    [
      'a field with a sign that Word does not know',
      'docx',
      () =>
        docxOf([
          '<w:r><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="x"/><w:instrText>DDE cmd</w:instrText></w:r>',
        ]),
      /结构不正常/,
    ],
    [
      'a code behind the end of its field',
      'docx',
      () =>
        docxOf([
          '<w:r><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="separate"/><w:instrText>DDE cmd</w:instrText></w:r>',
        ]),
      /DDE/,
    ],
    ['a field behind blanks', 'docx', () => docxOf([fieldOf(`${' '.repeat(5000)}&#32;DDEAUTO cmd`)]), /DDE/],
    [
      'a field behind blanks in many pieces',
      'docx',
      () => docxOf([fieldOf(`${' '.repeat(90_000)}DDEAUTO cmd`, 60)]),
      /DDE/,
    ],
    [
      'a field whose name another one gives',
      'docx',
      () =>
        docxOf([
          `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${fieldOf(' IF 1 = 1 "DDEAUTO" ')}<w:r><w:instrText> cmd</w:instrText></w:r>`,
        ]),
      /DDE/,
    ],
    [
      'a formula behind a long text',
      'xlsx',
      () =>
        xlsxOf({
          'xl/worksheets/sheet1.xml': `<c><f>"${'x'.repeat(5000)}"&amp;_xlfn.WEBSERVICE("http://a.cn")</f></c>`,
        }),
      /公式/,
    ],
    [
      'a formula longer than any',
      'xlsx',
      () => xlsxOf({ 'xl/worksheets/sheet1.xml': `<c><f>${'1&amp;'.repeat(40_000)}1</f></c>` }),
      /复杂/,
    ],
    [
      'a drawing with a source in front that Word ignores',
      'docx',
      () => docxOf(['<v:imagedata x:src="a.png" src="http://a.cn/x.png"/>']),
      /结构不正常/,
    ],
    [
      'a relation with its place twice',
      'docx',
      () =>
        docxWith([
          '<Relationship Id="r" Type="x/attachedTemplate" Target="http://a.cn" TargetMode="External" target="a.xml" targetmode="Internal"/>',
        ]),
      /结构不正常/,
    ],
    [
      'a type of parts said twice',
      'docx',
      () =>
        docxOf(['x'], {
          '[Content_Types].xml':
            '<Types><Override ContentType="a.macroEnabled.main" contenttype="text/xml"/></Types>',
        }),
      /结构不正常/,
    ],
    ['a script of markup', 'docx', () => docxOf(['x'], { 'word/a.wsf': '<job id="a"/>' }), /OLE/],
    ['a script among its pictures', 'docx', () => docxOf(['x'], { 'word/media/a.js': 'x=1' }), /OLE/],
  ];
  test.each(odd)('%s', async (_, type, content, reason) => {
    const said = await judged(type, await content());
    expect(said).toMatch(/^拒绝/);
    expect(said).toMatch(reason);
  });

  test('fields in boxes of text are taken, once for new programs and once for old ones', async () => {
    const box = (kind: string) =>
      `<mc:${kind}><w:txbxContent>${fieldOf(' PAGE ')}</w:txbxContent></mc:${kind}>`;
    const boxes = `<w:r><mc:AlternateContent>${box('Choice')}${box('Fallback')}</mc:AlternateContent></w:r>`;
    const body = [
      fieldOf(' SEQ 图 \\* ARABIC '),
      boxes,
      fieldOf(' TOC ').replace('<w:r><w:t>x</w:t></w:r>', boxes),
    ];
    expect(await judged('docx', await docxOf(body))).toBe('');
  });

  test('a long formula, and a field with a long list of sources, are taken', async () => {
    const formula = `"${'x'.repeat(7000)}"&amp;A1`;
    expect(
      await judged('xlsx', await xlsxOf({ 'xl/worksheets/sheet1.xml': `<c><f>${formula}</f></c>` })),
    ).toBe('');
    const sources = ` ADDIN ZOTERO_ITEM CSL_CITATION {"title":"${'DDEAUTO '.repeat(30_000)}"} `;
    expect(await judged('docx', await docxOf([fieldOf(sources, 3)]))).toBe('');
  });
});

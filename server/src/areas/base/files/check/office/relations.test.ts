import { judging } from '../../testing/judged';
import { docxWith, relation, relations, xlsxOf } from '../../testing/office';

const judged = judging();

describe('what a relation leads to or starts is refused', () => {
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
      'a menu that calls',
      'docx',
      () =>
        away('http://schemas.microsoft.com/office/2007/relationships/ui/extensibility', 'customUI/a.xml', ''),
      /宏/,
    ],
    ['a control', 'docx', () => away('control', 'activeX1.xml', ''), /宏/],
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
      'a picture behind what nobody sees',
      'docx',
      () => docxWith([relation('image', '\u200bhttp://a.cn/a.png', 'External')]),
      /外部/,
    ],
  ];
  test.each(refused)('%s', async (_, type, content, why) => {
    expect(await judged(type, await content())).toMatch(why);
  });
});

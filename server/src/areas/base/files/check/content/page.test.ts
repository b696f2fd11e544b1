import { zipOf } from '../../testing/documents';
import { judging } from '../../testing/judged';

const judged = judging();
const inZip = async (name: string, content: string | Buffer) =>
  judged('zip', await zipOf({ [name]: content }));

const bigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

test.each<[string, string, string | Buffer]>([
  ['a handler behind a slash', 'a.html', '<html><svg/onload=alert(1)></html>'],
  ['a handler behind a quote', 'a.html', '<html><img src="x"onerror="alert(1)"></html>'],
  ['a link to a program in signs', 'a.html', '<html><a href="java&#115;cript:alert(1)">x</a></html>'],
  ['one with a line end in it', 'a.html', '<html><a href="java\nscript&colon;alert(1)">x</a></html>'],
  ['one with a tab by its name', 'a.html', '<html><a href="java&Tab;script:alert(1)">x</a></html>'],
  ['a script in pairs of bytes', 'a.html', bigEndian('<html><script>x</script></html>')],
  [
    'a picture whose link changes',
    'a.svg',
    '<svg><a><set attributeName="href" to="j&#97;vascript:x"/></a></svg>',
  ],
  ['a picture with a handler', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/onload=alert(1)>'],
  [
    'data with a page in it',
    'a.xml',
    '<x><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script></x>',
  ],
  [
    'data with a page in it under a prefix',
    'a.xml',
    '<x xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></x>',
  ],
  [
    'data that become a page',
    'a.xml',
    '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#s"?><x/>',
  ],
])('a page that acts is refused: %s', async (_, name, content) => {
  expect(await inZip(name, content)).toMatch(/^拒绝：.*带脚本的网页/);
});

test.each<[string, string, string]>([
  [
    'a report',
    'a.html',
    '<html><head><meta charset="utf-8"></head><h1>结果</h1><a href="https://a.cn/?on=1">见此</a></html>',
  ],
  ['a figure', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['data', 'a.xml', '<?xml version="1.0"?><record><title>JavaScript in 2020</title></record>'],
  ['data with a style', 'a.xml', '<?xml version="1.0"?><?xml-stylesheet href="tei.css"?><TEI/>'],
])('what only shows itself is taken: %s', async (_, name, content) => {
  expect(await inZip(name, content)).toBe('');
});

test.each<[string, string]>([
  ['an object with a number', '{\\rtf1{\\object\\objemb{\\*\\objdata1234 0105}}}'],
  ['a template with a number', '{\\rtf1{\\*\\template1 http://a.cn/x}}'],
  ['a field that fetches', '{\\rtf1{\\field{\\*\\fldinst INCLUDEPICTURE "http://a.cn/x" \\\\d}}}'],
  ['a field that fetches from a share', '{\\rtf1{\\field{\\*\\fldinst INCLUDETEXT "\\\\\\\\1.2.3.4\\\\x"}}}'],
  ['a field in pieces', '{\\rtf1{\\field{\\*\\fldinst {\\rtlch DD}{\\b EAU}TO cmd}}}'],
  ['a field in numbers', "{\\rtf1{\\field{\\*\\fldinst \\'44\\'44\\'45 cmd}}}"],
])('rich text that acts is refused, also as a doc: %s', async (_, content) => {
  for (const name of ['a.rtf', 'a.doc']) expect(await inZip(name, content)).toMatch(/^拒绝：.*RTF/);
});

test('rich text with a link and numbers of pages is taken', async () => {
  const text =
    '{\\rtf1 {\\field{\\*\\fldinst HYPERLINK "https://a.cn"}{\\fldrslt x}}{\\field{\\*\\fldinst PAGE}}' +
    '{\\field{\\*\\fldinst INCLUDEPICTURE "a.png"}}}';
  expect(await inZip('a.rtf', text)).toBe('');
});

test('a pickled object is a program to whoever opens it', async () => {
  const pickle = Buffer.from('\x80\x04cos\nsystem\n(S"calc"\ntR.', 'latin1');
  expect(await inZip('model.pkl', pickle)).toBe('model.pkl（程序代码）');
});

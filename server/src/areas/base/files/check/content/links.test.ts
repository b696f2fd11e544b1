import { isHarmlessLink, isLocalPlace } from './links';

test.each([
  'https://doi.org/10.1000/1',
  'mailto:a@b.cn',
  'javascript:void(0)',
  '#_Toc1',
  'www.baidu.com',
  '图/1.png',
  'file:///C:\\Users\\me\\论文.docx',
  'file:///C:/Users/me/a.pdf',
  'D:\\data\\a.xlsx',
  'zotero://select/items/1',
])('%s is a link as they are', (target) => expect(isHarmlessLink(target)).toBe(true));

test.each([
  '\\\\10.0.0.1\\share\\a.docx',
  '//10.0.0.1/a',
  'file://10.0.0.1/share/a',
  'file:\\\\10.0.0.1\\a',
  'file:////10.0.0.1/a',
  'ms-msdt:/id PCWDiagnostic',
  'search-ms:query=a&crumb=location:\\\\1.2.3.4',
  'mhtml:http://a.cn!x-usc:http://a.cn',
  'vbscript:x',
  'C:\\Windows\\System32\\calc.exe',
  'run.js',
  'vb\tscript:x',
  '\u200bms-msdt:/id',
  '\\??\\UNC\\1.2.3.4\\a',
  'file:///C:/a.hta',
])('%s is none', (target) => expect(isHarmlessLink(target)).toBe(false));

test.each([
  ['Normal.dotm', true],
  ['file:///C:\\Users\\me\\AppData\\Roaming\\Microsoft\\Templates\\学报.dotx', true],
  ['file:///C:/Users/me/ksohtml/wps1.jpg', true],
  ['https://a.cn/x.dotm', false],
  ['http:\\\\a.cn\\x.dotm', false],
  ['\\\\1.2.3.4\\x.dotm', false],
  ['file://1.2.3.4/x.dotm', false],
  ['mhtml:file://x', false],
  ['\u200bhttp://a.cn/x.png', false],
  ['ht\ntp://a.cn/x.png', false],
  ['\\??\\UNC\\1.2.3.4\\x.png', false],
  ['file:///%2f%2f1.2.3.4/x.png', false],
  ['file:///C:%5CUsers%5Cme%5Cx.png', true],
])('%s is local: %s', (target, is) => expect(isLocalPlace(target)).toBe(is));

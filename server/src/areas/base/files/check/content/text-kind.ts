import type { Kind } from './kinds';

/** Beginnings of what a browser or a mail program opens as a page. */
const pages = [
  /^<(?:!doctype\s+(?:html|svg)|html|head|body|svg|script|iframe|object|embed|hta:|meta\s|link\s|style[\s>]|base\s)/i,
  /^(?:MIME-Version:|From: <Saved by)/i,
];

/** A line of the head of a mail that holds a page with its pictures. */
const mailedPage = /^Content-Type:\s*multipart\/related/im;
/** Characters in which that head is. */
const mailHead = 1200;

/** Beginnings of what Windows or a shell runs. */
const scripts = [
  /^#!\s*[/.\w]/,
  /^@?echo\s+off\b/i,
  /^@(?:setlocal|start|cmd|powershell|set|if|for|call)\b/i,
  /^<\?php/i,
  /^<%/,
  /^<(?:job|package|component|scriptlet|registration)[\s>]/i,
  /^#@~\^/,
  /^(?:windows registry editor version|regedit4)\b/i,
  /^\[(?:internetshortcut|autorun|shellclassinfo|\.shellclassinfo|desktop entry)\]/i,
  /^(?:powershell|pwsh|cmd|mshta|rundll32|regsvr32|wscript|cscript|certutil|bitsadmin)(?:\.exe)?\s+[-/\w"']/i,
  /^(?:iex|invoke-expression|start-process|set-executionpolicy|add-type)\b/i,
  /^(?:on error resume next|option explicit)\b/i,
];

/** What scripts of Windows do and nothing else: anywhere near the beginning. */
const windowsObjects =
  /\b(?:createobject|getobject)\s*\(\s*["'](?:wscript|shell|scripting|msxml2|winhttp|adodb|winmgmts)|new\s+activexobject\s*\(|\bWScript\.(?:Shell|CreateObject)\b|net\.webclient\b[\s\S]{0,80}\bdownload(?:string|file)\b/i;

/** The text after what may stand before a page: a declaration, comments and white space. */
function withoutPreface(text: string): string {
  let rest = text;
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?xml') ? '>' : undefined;
    const at = end === undefined ? -1 : rest.indexOf(end);
    if (end === undefined || at < 0) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

const isPage = (text: string) => {
  const body = withoutPreface(text);
  return pages.some((page) => page.test(body)) || mailedPage.test(text.slice(0, mailHead));
};

/**
 * What a text is by its beginning.
 * @param start some thousand characters
 * @param prose whether texts of this type speak about programs, as Markdown and TeX do
 */
export function textKind(start: string, prose = false): Extract<Kind, 'page' | 'script' | 'text'> {
  const text = start.replace(/^[\ufeff\s]+/, '');
  if (isPage(text)) return 'page';
  if (scripts.some((script) => script.test(text))) return 'script';
  if (!prose && windowsObjects.test(text)) return 'script';
  return 'text';
}

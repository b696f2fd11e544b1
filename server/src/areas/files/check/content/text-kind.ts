import type { Kind } from './kinds';

/** Beginnings of what a browser or a mail program opens as a page. */
const pages = [
  /^(?:<\?xml[^>]{0,500}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+(?:html|svg)|html|head|body|svg|script|iframe|object|embed|hta:|meta\s|link\s|style[\s>]|base\s)/i,
  /^(?:MIME-Version:|From: <Saved by)/i,
  /^[\s\S]{0,1000}^Content-Type:\s*multipart\/related/im,
];

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

/**
 * What a text is by its beginning.
 * @param start some thousand characters
 * @param prose whether texts of this type speak about programs, as Markdown and TeX do
 */
export function textKind(start: string, prose = false): Extract<Kind, 'page' | 'script' | 'text'> {
  const text = start.replace(/^[\ufeff\s]+/, '');
  if (pages.some((page) => page.test(text))) return 'page';
  if (scripts.some((script) => script.test(text))) return 'script';
  if (!prose && windowsObjects.test(text)) return 'script';
  return 'text';
}

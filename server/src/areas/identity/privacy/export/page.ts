import type { DataKind, DataRow } from '../../../../personal-data/kind';
import { wordsOf } from '../../../../personal-data/labels';

/** One kind with its records. */
export interface Held {
  kind: DataKind;
  rows: DataRow[];
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string) => value.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

const styles = `
  body { max-width: 1080px; margin: 0 auto; padding: 32px 20px; color: #1f2937; font: 15px/1.7 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  h1 { font-size: 26px; } h2 { margin-top: 40px; font-size: 19px; } p { color: #4b5563; }
  nav ul { columns: 3; padding-left: 20px; } .wide { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: 14px; }
  th, td { padding: 8px 12px; border: 1px solid #e5e7eb; text-align: left; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
  th { background: #f3f6f9; white-space: nowrap; }
  @media (max-width: 600px) { nav ul { columns: 1; } }`;

function table({ kind, rows }: Held): string {
  const fields = kind.fields.filter((field) => rows.some((row) => wordsOf(row, field)));
  const cells = (row: DataRow) => fields.map((field) => `<td>${text(wordsOf(row, field))}</td>`).join('');
  const head = fields.map(({ label }) => `<th scope="col">${text(label)}</th>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
}

function section(held: Held): string {
  const { kind, rows } = held;
  return `<section id="${kind.key}"><h2>${text(kind.title)}（${rows.length}）</h2>
<p>用途：${text(kind.purpose)}<br>保存：${text(kind.retention)}<br>注销账号后：${text(kind.fate)}</p>
${rows.length > 0 ? table(held) : '<p>没有记录</p>'}</section>`;
}

/** The readable page of an export: one file without scripts, which opens from the disk. */
export function exportPage(held: Held[], at: string): string {
  const contents = held
    .map(({ kind, rows }) => `<li><a href="#${kind.key}">${text(kind.title)}</a>（${rows.length}）</li>`)
    .join('');
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>我的个人信息 · 学术港</title><style>${styles}</style></head>
<body><h1>我在学术港的个人信息</h1>
<p>生成于 ${text(at)}。data 文件夹中是同样内容的 JSON，便于程序读取；files 文件夹中是您上传的图片和文件。请妥善保管，不要转交他人。</p>
<nav><ul>${contents}</ul></nav>
${held.map(section).join('\n')}
</body></html>
`;
}

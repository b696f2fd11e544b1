import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Candidate, Check, Problem } from './problems';

const brotli = promisify(brotliCompress);

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Bytes of a file as browsers get it. */
async function sizeOf({ folder, files }: Candidate, file: string): Promise<number> {
  if (!files.includes(file)) return 0;
  if (files.includes(`${file}.br`)) return (await stat(join(folder, `${file}.br`))).size;
  const raw = await readFile(join(folder, file));
  return raw.length < 512 ? raw.length : (await brotli(raw)).length;
}

async function sum(candidate: Candidate, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => sizeOf(candidate, file)));
  return sizes.reduce((total, size) => total + size, 0);
}

/** A remote's entry and each of its pages stay within the platform's budget; the shell has its own tests. */
export const checkBudget: Check = async (candidate, _live, budget) => {
  const { release } = candidate;
  if (release.name === 'shell') return [];
  const problems: Problem[] = [];
  const entry = await sizeOf(candidate, release.entry);
  if (entry > budget.entry)
    problems.push({
      field: 'budget',
      message: `入口 ${release.entry} 压缩后 ${kilobytes(entry)}，上限 ${kilobytes(budget.entry)}：请把代码移到页面中按需加载`,
    });
  for (const { platform, path, page } of release.routes.routes) {
    const scripts = new Set([...release.base[platform].js, ...(release.pages[page]?.js ?? [])]);
    const bytes = await sum(candidate, scripts);
    if (bytes > budget.page)
      problems.push({
        field: 'budget',
        message: `页面 ${path}（${platform}）的脚本压缩后 ${kilobytes(bytes)}，上限 ${kilobytes(budget.page)}：请拆分页面或去掉过大的依赖`,
      });
  }
  return problems;
};

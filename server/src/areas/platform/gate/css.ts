import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workers } from '../../../work/workers';
import { type Check, few, type Problem } from './problems';

/** Largest sheet, in bytes: those of remotes have some 50 KB. */
const mostBytes = 1024 * 1024;

async function problemOf(workers: Workers, path: string, file: string): Promise<Problem | undefined> {
  const problem = (message: string): Problem => ({ field: 'css', message });
  if ((await stat(path)).size > mostBytes)
    return problem(`样式 ${file} 超过 1 MB：请拆分，或检查是否打包了内嵌的图片与字体`);
  const found = await workers.run('globalSelectors', await readFile(path, 'utf8'));
  if (!found) return problem(`样式 ${file} 无法解析：请修正后重新构建`);
  return found.length > 0
    ? problem(`样式 ${file} 含全局选择器 ${few(found)}，会影响其他团队的页面：请改用 CSS Modules 的类名`)
    : undefined;
}

/** A remote's styles touch nothing but its own pages. The shell's belong to the whole site. */
export const checkCss =
  (workers: Workers): Check =>
  async ({ folder, files, release }) => {
    if (release.name === 'shell') return [];
    const problems: Problem[] = [];
    for (const file of files.filter((name) => name.endsWith('.css'))) {
      const problem = await problemOf(workers, join(folder, file), file);
      if (problem) problems.push(problem);
    }
    return problems;
  };

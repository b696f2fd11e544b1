import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mostBytes, tooLarge } from '@harbor/gate/sheets/judge';
import type { Workers } from '../../../../work/workers';
import type { Candidate, Check, Problem } from './problems';

/** Files that pages may put in as sheets, whatever they are called. */
function sheetsOf({ files, release }: Candidate): string[] {
  const parts = [
    release.base.desktop,
    release.base.mobile,
    ...[release.pages, release.widgets, release.shares].flatMap((record) => Object.values(record)),
    ...Object.values(release.widgetViews ?? {}).flatMap(({ desktop, mobile }) => [desktop, mobile]),
  ];
  const named = new Set(parts.flatMap(({ css }) => css));
  return files.filter((file) => named.has(file) || /\.css$/i.test(file));
}

/** A remote's styles touch nothing but its own pages. The shell's belong to the whole site. */
export const checkCss =
  (workers: Workers): Check =>
  async (candidate) => {
    const { folder, release } = candidate;
    if (release.name === 'shell') return [];
    const address = `/releases/${release.name}/${release.version}/`;
    const problems: Problem[] = [];
    for (const file of sheetsOf(candidate)) {
      const path = join(folder, file);
      const found =
        (await stat(path)).size > mostBytes
          ? [tooLarge(file)]
          : await workers.run('sheetMistakes', {
              file,
              bytes: await readFile(path),
              part: release.name,
              folder: address,
            });
      problems.push(...found.map((message): Problem => ({ field: 'css', message })));
    }
    return problems;
  };

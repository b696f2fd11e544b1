import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { PartFiles } from '@harbor/contract';
import { type Candidate, type Check, few, type Problem } from './problems';

const unbrotli = promisify(brotliDecompress);

const isCopy = (file: string) => file.endsWith('.br');
/** Files that no hash can speak of: the list of hashes itself, and copies, which are held against their originals. */
const needsHash = (file: string) => file !== 'release.json' && !isCopy(file) && !file.endsWith('.map');

/** Read piece by piece: a large file hashed at once would keep others waiting. */
async function hasHash(folder: string, file: string, hash: string): Promise<boolean> {
  const sha384 = createHash('sha384');
  for await (const piece of createReadStream(join(folder, file))) sha384.update(piece as Buffer);
  return `sha384-${sha384.digest('base64')}` === hash;
}

/** Whether a compressed copy holds just what its original does; browsers get the copy. */
async function isTrueCopy(folder: string, file: string): Promise<boolean> {
  const original = await readFile(join(folder, file.slice(0, -3))).catch(() => undefined);
  if (!original) return false;
  const limit = { maxOutputLength: original.length + 1 };
  const copy = await unbrotli(await readFile(join(folder, file)), limit).catch(() => undefined);
  return copy?.equals(original) ?? false;
}

function namedFiles({ release }: Candidate): string[] {
  const parts: PartFiles[] = [
    release.base.desktop,
    release.base.mobile,
    ...[release.pages, release.widgets, release.shares].flatMap((record) => Object.values(record)),
    ...Object.values(release.widgetViews ?? {}).flatMap(({ desktop, mobile }) => [desktop, mobile]),
  ];
  return [...new Set([release.entry, ...parts.flatMap(({ js, css }) => [...js, ...css])])];
}

async function failing(files: string[], passes: (file: string) => Promise<boolean>): Promise<string[]> {
  const bad: string[] = [];
  for (const file of files) if (!(await passes(file))) bad.push(file);
  return bad;
}

/** All files are there, each has its hash, and each is what its hash says. */
export const checkFiles: Check = async (candidate) => {
  const { folder, files, release } = candidate;
  const there = new Set(files);
  const hashed = Object.keys(release.integrity);
  const missing = [...new Set([...hashed, ...namedFiles(candidate)])].filter((file) => !there.has(file));
  const unhashed = files.filter((file) => needsHash(file) && !(file in release.integrity));
  const changed = await failing(
    hashed.filter((file) => there.has(file)),
    (file) => hasHash(folder, file, release.integrity[file] ?? ''),
  );
  const falseCopies = await failing(files.filter(isCopy), (file) => isTrueCopy(folder, file));
  const problems: Problem[] = [];
  const add = (list: string[], words: (names: string) => string) => {
    if (list.length > 0) problems.push({ field: 'files', message: words(few(list.sort())) });
  };
  add(missing, (names) => `缺少文件 ${names}：请重新构建并打包整个目录`);
  add(
    unhashed,
    (names) => `文件 ${names} 没有 SHA-384 校验值：请用当前的 @harbor/build 重新构建，不要手工添加文件`,
  );
  add(changed, (names) => `文件 ${names} 与校验值不符：构建后被改动过，请重新构建`);
  add(falseCopies, (names) => `压缩副本 ${names} 与原文件不一致：请重新构建`);
  return problems;
};

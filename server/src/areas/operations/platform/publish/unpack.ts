import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { invalid } from '../../../../http/problem';
import type { ReleaseSettings } from '../../../../settings/releases';

const refuse = (message: string) => invalid({ pack: [message] });

/** Header and padding of one file in a tar, at most, in bytes. */
const tarOverhead = 2048;

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Name of a file inside a release: no way out of its folder, nothing hidden, nothing that a system might read otherwise. */
const fileName = /^(?:[\w@-][\w@.~-]*\/){0,4}[\w@-][\w@.~-]*$/;

/** The path of an entry below the release's folder. @throws HttpProblem 422 for one that leads elsewhere */
function pathOf({ name }: Header): string {
  const path = name.replace(/^\.\//, '');
  if (path.length > 200 || !fileName.test(path))
    throw refuse(`压缩包内的路径“${name.slice(0, 80)}”不合法：请只打包构建目录内的文件`);
  return path;
}

function checkType({ type, name }: Header): void {
  if (type === 'file') return;
  throw refuse(`“${name.slice(0, 80)}”不是普通文件：请去掉符号链接等特殊文件后重新打包`);
}

/**
 * Unpacks a `tar.gz` into a folder, file by file as it comes in, and stops at the first thing that a build cannot have.
 * @returns bytes of all files
 * @throws HttpProblem 422 on the field `pack`: not a pack, a path out of it, a link, too many files, too large
 */
export async function unpack(
  pack: Readable,
  folder: string,
  limits: ReleaseSettings['pack'],
): Promise<number> {
  const seen = new Set<string>();
  let size = 0;
  const tooLarge = () => refuse(`解压后超过 ${megabytes(limits.unpacked)}：请检查是否打包了多余的文件`);

  async function take(header: Header, content: AsyncIterable<Buffer>): Promise<void> {
    checkType(header);
    const path = pathOf(header);
    if (seen.has(path.toLowerCase())) throw refuse(`压缩包内“${path}”出现了两次：请重新打包`);
    seen.add(path.toLowerCase());
    if (seen.size > limits.files) throw refuse(`文件超过 ${limits.files} 个：请检查构建目录`);
    size += header.size ?? 0;
    if (size > limits.unpacked) throw tooLarge();
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o644 }));
  }

  /** Ends a bomb of padding behind the files, which no entry's size would tell of. */
  async function* withinLimits(unpacked: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of unpacked) {
      bytes += chunk.length;
      if (bytes > limits.unpacked + limits.files * tarOverhead) throw tooLarge();
      yield chunk;
    }
  }

  const entries = extract();
  const feeding = pipeline(pack, createGunzip(), withinLimits, entries);
  // The loop below meets the same error; it is thrown once, there.
  feeding.catch(() => undefined);
  try {
    for await (const entry of entries) {
      if (entry.header.type === 'directory') entry.resume();
      else await take(entry.header, entry as AsyncIterable<Buffer>);
    }
    await feeding;
  } catch (error) {
    // A refusal from above, or a disk that does not take the files, is not the pack's fault.
    if (error instanceof Error && ('status' in error || 'syscall' in error)) throw error;
    throw refuse('压缩包已损坏或不是 tar.gz：请用 npm run release 重新打包');
  }
  if (seen.size === 0) throw refuse('压缩包内没有文件：请用 npm run release 重新打包');
  return size;
}

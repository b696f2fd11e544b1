import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../platform/store/open';
import { failed, ok, type Trial } from '../check';

const leastFree = 1024 ** 3;

const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** Writes some bytes to the disk itself, reads them back and takes them away. @throws Error of the system */
async function writeAndRead(folder: string): Promise<boolean> {
  const bytes = randomBytes(4096);
  const path = join(folder, `.check-${randomBytes(8).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return (await readFile(path)).equals(bytes);
  } finally {
    await rm(path, { force: true });
  }
}

const faults: Record<string, string> = {
  EACCES: '没有写入权限',
  EPERM: '没有写入权限',
  EROFS: '磁盘是只读的',
  ENOSPC: '磁盘已满',
  ENOTDIR: '路径不是文件夹',
};

/** Where files of people and builds of the parts lie. */
export const storage: readonly Trial[] = [
  {
    key: 'disk',
    title: '文件存储',
    todo: '检查数据目录的权限与剩余空间；多台机器须共用这个目录',
    env: ['HARBOR_DATA'],
    settingsOf: ({ settings }) => settings.dataDir,
    async run({ settings: { dataDir } }) {
      try {
        if (!(await writeAndRead(join(dataDir, 'files')))) return failed('写入的内容读出来不一样');
        const { bavail, bsize } = await statfs(dataDir);
        const free = bavail * bsize;
        return free < leastFree
          ? failed(`可以写入，但只剩 ${gigabytes(free)}`)
          : ok(`可以写入和读出，剩余 ${gigabytes(free)}`);
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException;
        return failed(`${faults[code] ?? '不能写入'}（${code || '未知错误'}）`);
      }
    },
  },
  {
    key: 'releases',
    title: '模块版本存储',
    todo: '检查对象存储的地址、桶与密钥；不用对象存储时检查数据目录',
    env: ['HARBOR_S3_BUCKET', 'HARBOR_S3_ENDPOINT', 'HARBOR_S3_KEY_ID', 'HARBOR_S3_KEY_SECRET'],
    settingsOf: ({ settings }) => [settings.releases.s3, settings.dataDir],
    async run({ settings }) {
      try {
        const kept = await (await openStore(settings)).list();
        const where = settings.releases.s3 ? '对象存储' : '本机磁盘';
        return ok(`${where}可以读取，有 ${kept.length} 个版本`);
      } catch (error) {
        return failed(`读不到模块版本（${error instanceof Error ? error.name : '未知错误'}）`);
      }
    },
  },
];

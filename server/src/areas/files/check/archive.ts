import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openArchive } from '../archive/open';
import { fileSettings } from '../settings';
import { bytesAt } from './pieces';
import { Refusal } from './refusal';

const { entries: mostEntries, unpacked: mostUnpacked, ratio: mostRatio } = fileSettings.archive;

const MiB = 1024 * 1024;
const bomb = () => new Refusal('压缩包解压后过大，请拆分后再上传');

/** Programs: nothing that belongs to a manuscript or its data. */
const program = /\.(exe|dll|com|scr|pif|bat|cmd|msi|vbs|vbe|wsf|hta|ps1|jar|apk|lnk|docm|xlsm|pptm)$/i;

function checkEntry({ name, packed, unpacked, link, encrypted }: Entry): void {
  if (encrypted) throw new Refusal('文件设有密码，无法检查，请取消密码后再上传');
  if (link) throw new Refusal('压缩包中含有链接，请只放入文件');
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..'))
    throw new Refusal('压缩包中的文件路径不安全，请重新打包');
  if (unpacked > MiB && unpacked > packed * mostRatio) throw bomb();
}

/** Two entries that share their bytes are how a small archive unpacks into a huge one. */
function checkOverlap(entries: readonly Entry[]): void {
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset);
  for (const [n, entry] of inOrder.entries()) {
    const next = inOrder[n + 1];
    if (next && entry.offset + entry.packed > next.offset) throw bomb();
  }
}

/** What an archive declares has to be so: an entry that unpacks to more ends its stream with an error. */
async function unpackAll(entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    await pipeline(await entry.open(), nowhere);
  }
}

/**
 * Checks a ZIP without writing anything of it to the disk: number, paths and sizes of its entries by its directory, and
 * by unpacking each into nothing.
 * @returns names of its entries
 * @throws Refusal
 */
export async function checkArchive(path: string, size: number): Promise<string[]> {
  const start = await bytesAt(path, 0, 4);
  if (start.toString('latin1') === '\xd0\xcf\x11\xe0')
    throw new Refusal('文件设有密码或是旧版格式，请另存为不带密码的新格式后再上传');
  if (start.toString('latin1') !== 'PK\x03\x04') throw new Refusal('文件内容与格式不符，请检查后重新上传');
  const archive = await openArchive(path, mostEntries).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal('压缩包已损坏或路径不安全，请重新打包后上传');
  });
  try {
    const { entries } = archive;
    if (entries.length === 0) throw new Refusal('压缩包是空的');
    for (const entry of entries) checkEntry(entry);
    const whole = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
    if (whole > mostUnpacked || whole > Math.max(size, MiB) * mostRatio) throw bomb();
    checkOverlap(entries);
    const bad = entries.find(({ name }) => program.test(name));
    if (bad) throw new Refusal('压缩包中含有程序或带宏的文档，请移除后再上传');
    await unpackAll(entries).catch(() => {
      throw new Refusal('压缩包已损坏，请重新打包后上传');
    });
    return entries.map(({ name }) => name);
  } finally {
    archive.close();
  }
}

import type { JudgeInside } from '../compound/compound';
import type { Depth, Inspection } from '../inspection';
import { Refusal } from '../refusal';
import { refuseActions, refuseNames, stringsOf } from './dangers';
import { type Dictionary, numberOf, Objects, type Stream, valuesOf } from './objects';
import type { Value } from './parse';
import { type Lock, type Unlock, unlockOf } from './unlock';

/** Where the end mark of a PDF has to be found, in bytes from the end. */
const tail = 2048;

const locked = () => new Refusal('PDF 设有打开密码，无法检查，请取消密码后再上传');

const bytesOf = (value: Value | undefined) => (value?.is === 'string' ? value.bytes : Buffer.alloc(0));
const nameOf = (value: Value | undefined) => (value?.is === 'name' ? value.text : '');

/** How streams are locked. @throws Refusal for a way that nobody here knows */
function methodOf(objects: Objects, entries: Dictionary, version: number): Lock['method'] {
  if (version < 4) return 'rc4';
  const filter = nameOf(entries.get('StmF')) || 'Identity';
  if (filter === 'Identity') return 'none';
  const [filters] = objects.resolve(entries.get('CF') ?? { is: 'word', text: '' });
  const [used] = filters?.is === 'dictionary' ? objects.resolve(filters.entries.get(filter) ?? filters) : [];
  const said = used?.is === 'dictionary' ? nameOf(used.entries.get('CFM')) : '';
  const methods: Record<string, Lock['method']> = {
    V2: 'rc4',
    AESV2: 'aes128',
    AESV3: 'aes256',
    None: 'none',
  };
  const method = Object.hasOwn(methods, said) ? methods[said] : undefined;
  if (!method) throw locked();
  return method;
}

/** How a locked PDF is read; undefined for an open one. @throws Refusal for one that asks for a password */
function unlocking(objects: Objects): Unlock | undefined {
  const said = objects.trailers.flatMap((trailer) => valuesOf(trailer, 'Encrypt'));
  if (said.length === 0) return undefined;
  const ids = objects.trailers
    .flatMap((trailer) => valuesOf(trailer, 'ID'))
    .flatMap((value) => objects.resolve(value))
    .map((value) => bytesOf(value.is === 'list' ? value.items[0] : undefined));
  for (const value of said.flatMap((one) => objects.resolve(one))) {
    if (value.is !== 'dictionary') continue;
    const { entries } = value;
    const number = (key: string) => numberOf(objects.resolve(entries.get(key) ?? value)[0]);
    const text = (key: string) => bytesOf(objects.resolve(entries.get(key) ?? value)[0]);
    if (nameOf(entries.get('Filter')) !== 'Standard') throw locked();
    const version = number('V') ?? 0;
    const revision = number('R') ?? 0;
    for (const id of ids.length > 0 ? ids : [Buffer.alloc(0)]) {
      const unlock = unlockOf({
        version,
        revision,
        keyBytes:
          version === 1 || revision < 3 ? 5 : Math.min(16, version === 4 ? 16 : (number('Length') ?? 40) / 8),
        owner: text('O'),
        user: text('U'),
        userKey: text('UE'),
        permissions: number('P') ?? 0,
        id,
        lockedMetadata:
          entries.get('EncryptMetadata')?.is !== 'word' || !isFalse(entries.get('EncryptMetadata')),
        method: methodOf(objects, entries, version),
      });
      if (unlock) return unlock;
    }
  }
  throw locked();
}

const isFalse = (value: Value | undefined) => value?.is === 'word' && value.text === 'false';

/** Files that go with the document, by what it calls them. */
function attachments(objects: Objects): Map<Stream, Set<string>> {
  const found = new Map<Stream, Set<string>>();
  const add = (stream: Stream, names: readonly string[]) => {
    found.set(stream, new Set([...(found.get(stream) ?? []), ...names]));
  };
  for (const stream of objects.streams) {
    const types = valuesOf(stream.dictionary, 'Type').flatMap((type) => objects.resolve(type));
    if (types.some((type) => nameOf(type) === 'EmbeddedFile')) add(stream, []);
  }
  for (const { value } of objects.found)
    for (const one of dictionariesIn(value))
      for (const held of valuesOf(one, 'EF').flatMap((entry) => objects.resolve(entry))) {
        if (held.is !== 'dictionary') continue;
        const names = stringsOf(objects, { is: 'dictionary', entries: one });
        for (const entry of held.entries.values())
          if (entry.is === 'reference')
            for (const stream of objects.streams) if (stream.number === entry.number) add(stream, names);
      }
  return found;
}

function* dictionariesIn(value: Value): Generator<Dictionary> {
  if (value.is === 'dictionary') {
    yield value.entries;
    for (const entry of value.entries.values()) yield* dictionariesIn(entry);
  } else if (value.is === 'list') for (const item of value.items) yield* dictionariesIn(item);
}

/**
 * Checks a PDF without drawing it: it begins and ends as one, and says in none of its objects, packed or not, in no
 * revision, that it runs, sends or fetches something. One that is locked against printing or copying is unlocked for that;
 * one that asks for a password is refused. Files that go with it are judged like those of an archive.
 * @throws Refusal
 */
export async function checkPdf(
  bytes: Buffer,
  inspection: Inspection,
  depth: Depth,
  judge: JudgeInside,
): Promise<void> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') throw new Refusal('文件内容不是 PDF，请检查后重新上传');
  if (!bytes.toString('latin1', Math.max(0, bytes.length - tail)).includes('%%EOF'))
    throw new Refusal('PDF 不完整，请重新导出后上传');
  const objects = new Objects(bytes, inspection, refuseNames);
  const unlock = unlocking(objects);
  objects.unpack(unlock);
  refuseActions(objects, unlock !== undefined);
  const files = attachments(objects);
  if (files.size > 0 && unlock) throw new Refusal('PDF 有权限限制并带有附件，无法检查，请移除附件后再上传');
  for (const [stream, names] of files) {
    const content = objects.content(stream, undefined);
    for (const name of names.size > 0 ? names : ['']) {
      try {
        await judge(name, content, inspection, { ...depth, documents: depth.documents + 1 });
      } catch (error) {
        throw error instanceof Refusal ? new Refusal(`PDF 的附件不能上传：${error.message}`) : error;
      }
    }
  }
}

import { isHarmlessLink } from '../content/links';
import { Refusal } from '../refusal';
import { type Dictionary, type Objects, valuesOf } from './objects';
import type { Value } from './parse';

const again = '请打印为 PDF（重新导出）后再上传';

/** Names that say what an action or a part does, wherever they stand. */
const acting: Record<string, string> = {
  JavaScript: `PDF 中含有脚本，${again}`,
  ECMAScript: `PDF 中含有脚本，${again}`,
  Rendition: `PDF 中含有多媒体动作，${again}`,
  Launch: `PDF 中含有启动程序的动作，${again}`,
  SubmitForm: `PDF 表单会把内容提交到网络，${again}`,
  ImportData: `PDF 表单会读取其他文件，${again}`,
  GoToE: `PDF 中含有打开附件的动作，${again}`,
  RichMedia: `PDF 中含有动画或多媒体，${again}`,
  RichMediaExecute: `PDF 中含有动画或多媒体，${again}`,
  '3D': `PDF 中含有三维内容，${again}`,
  Movie: `PDF 中含有动画或多媒体，${again}`,
  Sound: `PDF 中含有动画或多媒体，${again}`,
};

/** Keys that mean the same thing whatever they stand for. */
const keys: Record<string, string> = {
  JS: `PDF 中含有脚本，${again}`,
  XFA: `PDF 中含有动态表单（XFA），${again}`,
  RichMediaContent: `PDF 中含有动画或多媒体，${again}`,
};

/** Keys that name what happens by itself. */
const triggers = ['OpenAction', 'AA'];

/** Keys of places in the text, which people call as they like. */
const places = ['D', 'Dest'];

/** Every value inside a value, with the keys and lists on the way. */
function* inside(value: Value): Generator<Value> {
  const waiting = [value];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    if (next.is === 'list') waiting.push(...next.items);
    else if (next.is === 'dictionary') waiting.push(...next.entries.values());
  }
}

const plainKey = (key: string) => key.split('\0')[0] ?? '';

/** Whether a dictionary is an action, or one that programs may read otherwise than it is read here. */
const mayAct = (entries: Dictionary) =>
  [...entries.keys()].some((key) => plainKey(key) === 'S' || plainKey(key) === '');

const refuseName = (value: Value) => {
  if (value.is === 'name' && Object.hasOwn(acting, value.text)) throw new Refusal(acting[value.text]);
};

/** Refuses an object that runs, sends or plays something, by the names in it. @throws Refusal */
export function refuseNames(value: Value): void {
  refuseName(value);
  for (const one of inside(value)) {
    if (one.is === 'list') one.items.forEach(refuseName);
    if (one.is !== 'dictionary') continue;
    for (const [key, entry] of one.entries) {
      const name = plainKey(key);
      if (!places.includes(name)) refuseName(entry);
      // A font may be called so; what acts says so beside it.
      if (Object.hasOwn(keys, name) && (name !== 'JS' || mayAct(one.entries))) throw new Refusal(keys[name]);
      // A place in the text may be called so: a browser names places by the headings of a page, and gives them as lists.
      if (name === 'JavaScript' && entry.is !== 'list') throw new Refusal(acting.JavaScript);
    }
  }
}

const textOf = (bytes: Buffer) =>
  bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
        .swap16()
        .toString('utf16le')
    : bytes.toString('latin1');

/** Names and addresses in an entry: a string, or the description of a file. */
export function stringsOf(objects: Objects, value: Value | undefined): string[] {
  if (!value) return [];
  return objects.resolve(value).flatMap((one) => {
    if (one.is === 'string') return [textOf(one.bytes)];
    if (one.is !== 'dictionary') return [];
    return ['F', 'UF', 'DOS', 'Unix', 'Mac'].flatMap((key) =>
      valuesOf(one.entries, key)
        .flatMap((entry) => objects.resolve(entry))
        .flatMap((entry) => (entry.is === 'string' ? [textOf(entry.bytes)] : [])),
    );
  });
}

const actionOf = (objects: Objects, dictionary: Dictionary): string[] =>
  valuesOf(dictionary, 'S')
    .flatMap((value) => objects.resolve(value))
    .flatMap((value) => (value.is === 'name' ? [value.text] : []));

/** Refuses links to programs and shares; `locked` strings cannot be read. */
function refuseLinks(objects: Objects, value: Value, locked: boolean): void {
  for (const one of inside(value)) {
    if (one.is !== 'dictionary' || locked) continue;
    const action = actionOf(objects, one.entries);
    const targets = [
      ...(action.includes('URI') ? valuesOf(one.entries, 'URI') : []),
      ...(action.includes('GoToR') || action.includes('Thread') ? valuesOf(one.entries, 'F') : []),
    ].flatMap((entry) => stringsOf(objects, entry));
    if (targets.some((place) => !isHarmlessLink(place)))
      throw new Refusal(`PDF 中含有指向程序或网络共享的链接，${again}`);
  }
}

/** What happens by itself may turn the page and nothing else: it opens no page of the web, and no other file. */
function refuseOpening(objects: Objects): void {
  const seen = new Set<Value>();
  const waiting = objects.found.flatMap(({ value }) =>
    [...inside(value)].flatMap((one) =>
      one.is === 'dictionary'
        ? triggers.flatMap((key) => valuesOf(one.entries, key)).map((entry) => ({ entry, named: true }))
        : [],
    ),
  );
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const value of objects.resolve(next.entry)) {
      if (value.is !== 'dictionary' || seen.has(value)) continue;
      seen.add(value);
      const { entries } = value;
      const action = actionOf(objects, entries);
      if (action.includes('URI') || action.includes('GoToR'))
        throw new Refusal(`PDF 打开时会自动访问网络或其他文件，${again}`);
      const then = valuesOf(entries, 'Next').flatMap((entry) =>
        objects.resolve(entry).flatMap((one) => (one.is === 'list' ? one.items : [one])),
      );
      if (action.length > 0) waiting.push(...then.map((entry) => ({ entry, named: false })));
      // Moments and what happens then, each an action.
      else if (next.named) waiting.push(...[...entries.values()].map((entry) => ({ entry, named: false })));
    }
  }
}

/**
 * Refuses links to programs, and what happens by itself beyond turning to a page. Links to pages, forms without scripts and
 * an opening at some page are let through.
 * @param locked whether strings are encrypted and say nothing
 * @throws Refusal
 */
export function refuseActions(objects: Objects, locked: boolean): void {
  for (const { value } of objects.found) refuseLinks(objects, value, locked);
  refuseOpening(objects);
}

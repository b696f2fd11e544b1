import { isLocalPlace } from '../content/links';
import { Refusal } from '../refusal';
import type { Compound } from './reader';

const locked = 0x0100;
const second = 0x0200;
/** Where the head of the document says in which stream, where and how long the list of names is. */
const namesAt = 0x19a;

/** The beginning of a field, then the program that it asks, in both ways of writing characters. */
const fields = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a field begins with one
  /\x13[\s"]*DDE(?:AUTO)?[\s"]/i,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above, and each character has a byte of zero
  /\x13\0(?:[\s"]\0)*D\0D\0E\0(?:A\0U\0T\0O\0)?[\s"]\0/i,
];

/** The template of a document: the second of the names that belong to it. */
function templateOf(document: Buffer, table: Buffer): string {
  if (document.length < namesAt + 8) return '';
  const from = document.readUInt32LE(namesAt);
  const list = table.subarray(from, from + document.readUInt32LE(namesAt + 4));
  if (list.length < 6 || list.readUInt16LE(0) !== 0xffff) return '';
  let at = 6;
  for (let n = 0; at + 2 <= list.length; n += 1) {
    const length = list.readUInt16LE(at) * 2;
    if (n === 1) return list.toString('utf16le', at + 2, at + 2 + length);
    at += 2 + length;
  }
  return '';
}

/**
 * Looks at an old Word document for a password, fields that start a program, and a template from elsewhere.
 * @throws Refusal
 */
export function checkWordBinary(compound: Compound, document: Buffer): void {
  if (document.length < 12) return;
  const flags = document.readUInt16LE(10);
  if ((flags & locked) !== 0) throw new Refusal('文件设有密码，无法检查，请取消密码后再上传');
  const text = document.toString('latin1');
  if (fields.some((field) => field.test(text)))
    throw new Refusal('文档中含有会启动程序的域（DDE），请移除后再上传');
  const name = (flags & second) !== 0 ? '1Table' : '0Table';
  const table = compound.root.children.find((item) => item.name === name);
  if (table && !isLocalPlace(templateOf(document, compound.read(table))))
    throw new Refusal('文档引用了网络上的模板，请在 Word 的“文档模板”中改为 Normal 后再上传');
}

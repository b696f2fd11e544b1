const sectorBytes = 512;
const smallBytes = 64;
const cutoff = 4096;
const end = 0xfffffffe;
const none = 0xffffffff;

/** What goes into a compound file: streams by their names, and storages with what is in them. */
export interface Storage {
  /** Id of the program that opens it, as `0002CE02-0000-0000-C000-000000000046`. */
  owner?: string;
  [name: string]: Buffer | Storage | string | undefined;
}

interface Row {
  name: string;
  type: number;
  owner: Buffer;
  content: Buffer;
  child: number;
  right: number;
  start: number;
}

/** An id in the order of bytes in which it is stored. */
function stored(owner = '00000000-0000-0000-0000-000000000000'): Buffer {
  const [a = '', b = '', c = '', ...rest] = owner.split('-');
  const turned = [a, b, c].map((hex) => Buffer.from(hex, 'hex').reverse());
  return Buffer.concat([...turned, Buffer.from(rest.join(''), 'hex')]);
}

function addRows(storage: Storage, rows: Row[], parent: Row): void {
  let before: Row | undefined;
  for (const [name, value] of Object.entries(storage)) {
    if (value === undefined || typeof value === 'string') continue;
    const stream = Buffer.isBuffer(value);
    const row: Row = {
      name,
      type: stream ? 2 : 1,
      owner: stored(stream ? undefined : value.owner),
      content: stream ? value : Buffer.alloc(0),
      child: none,
      right: none,
      start: end,
    };
    rows.push(row);
    if (before) before.right = rows.length - 1;
    else parent.child = rows.length - 1;
    before = row;
    if (!stream) addRows(value, rows, row);
  }
}

const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes], Math.ceil(bytes.length / size) * size);

function rowBytes(row: Row): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(row.name, 0, 'utf16le');
  bytes.writeUInt16LE(row.name.length * 2 + 2, 64);
  bytes.writeUInt8(row.type, 66);
  bytes.writeUInt8(1, 67);
  bytes.writeUInt32LE(none, 68);
  bytes.writeUInt32LE(row.right, 72);
  bytes.writeUInt32LE(row.child, 76);
  row.owner.copy(bytes, 80);
  bytes.writeUInt32LE(row.start, 116);
  bytes.writeUInt32LE(row.content.length, 120);
  return bytes;
}

const numbers = (list: readonly number[], fill: number) => {
  const bytes = padded(Buffer.alloc(list.length * 4), sectorBytes).fill(0xff);
  for (const [n, number] of list.entries()) bytes.writeUInt32LE(number, n * 4);
  for (let n = list.length; n < bytes.length / 4; n += 1) bytes.writeUInt32LE(fill, n * 4);
  return bytes;
};

/** A compound file of OLE as Office writes it: small streams in the small table, others in sectors of their own. */
export function compoundOf(storage: Storage): Buffer {
  const root: Row = {
    name: 'Root Entry',
    type: 5,
    owner: stored(storage.owner),
    content: Buffer.alloc(0),
    child: none,
    right: none,
    start: end,
  };
  const rows = [root];
  addRows(storage, rows, root);

  const table: number[] = [];
  const sectors: Buffer[] = [];
  const place = (content: Buffer): number => {
    if (content.length === 0) return end;
    const bytes = padded(content, sectorBytes);
    const first = table.length;
    for (let at = 0; at < bytes.length; at += sectorBytes) {
      sectors.push(bytes.subarray(at, at + sectorBytes));
      table.push(at + sectorBytes < bytes.length ? table.length + 1 : end);
    }
    return first;
  };

  const smallTable: number[] = [];
  const small: Buffer[] = [];
  for (const row of rows) {
    if (row.type !== 2) continue;
    if (row.content.length >= cutoff) row.start = place(row.content);
    else if (row.content.length > 0) {
      const bytes = padded(row.content, smallBytes);
      row.start = smallTable.length;
      small.push(bytes);
      for (let n = 1; n <= bytes.length / smallBytes; n += 1)
        smallTable.push(n < bytes.length / smallBytes ? smallTable.length + 1 : end);
    }
  }
  root.content = Buffer.concat(small);
  root.start = place(root.content);
  const smallStart = place(numbers(smallTable, none));
  const directory = place(Buffer.concat(rows.map(rowBytes)));
  // The table has to name its own sectors too.
  let own = 1;
  while (own * 128 < table.length + own) own += 1;
  const tableStart = table.length;
  for (let n = 0; n < own; n += 1) table.push(0xfffffffd);

  const head = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(own, 44);
  head.writeUInt32LE(directory, 48);
  head.writeUInt32LE(cutoff, 56);
  head.writeUInt32LE(smallTable.length > 0 ? smallStart : end, 60);
  head.writeUInt32LE(Math.ceil(smallTable.length / 128), 64);
  head.writeUInt32LE(end, 68);
  head.fill(0xff, 76);
  for (let n = 0; n < own; n += 1) head.writeUInt32LE(tableStart + n, 76 + n * 4);
  return Buffer.concat([head, ...sectors, numbers(table, none)]);
}

/** Who made an object, as `\x01CompObj` says it. */
const madeBy = (program: string) =>
  Buffer.concat([Buffer.alloc(28), Buffer.from([program.length + 1, 0, 0, 0]), Buffer.from(`${program}\0`)]);

/** `\x01Ole` of an object that lies in the document, or is only linked. */
export const oleStream = (linked = false) =>
  Buffer.from([1, 0, 0, 2, linked ? 1 : 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** The records of an equation: a head of 28 bytes, version, platform, product, then characters. */
export function equationStream(
  version: number,
  records: Buffer = Buffer.from([1, 0, 2, 0x83, 0x78, 0, 0, 0]),
): Buffer {
  const body = Buffer.concat([Buffer.from([version, 1, version > 3 ? 0 : 1, version, 0]), records]);
  const head = Buffer.alloc(28);
  head.writeUInt16LE(28, 0);
  head.writeUInt32LE(0x00020000, 2);
  head.writeUInt16LE(0xc1b5, 6);
  head.writeUInt32LE(body.length, 8);
  return Buffer.concat([head, body]);
}

/** An equation of MathType (`Equation.DSMT4`). */
export const mathType = (): Storage => ({
  owner: '0002CE03-0000-0000-C000-000000000046',
  '\x01Ole': oleStream(),
  '\x01CompObj': madeBy('Equation.DSMT4'),
  '\x03ObjInfo': Buffer.alloc(6),
  'Equation Native': equationStream(5, Buffer.concat([Buffer.from('DSMT6\0'), Buffer.alloc(300, 9)])),
});

/** An equation of Word's old editor (`Equation.3`). */
export const equation3 = (records?: Buffer): Storage => ({
  owner: '0002CE02-0000-0000-C000-000000000046',
  '\x01Ole': oleStream(),
  '\x01CompObj': madeBy('Equation.3'),
  'Equation Native': equationStream(3, records),
});

/** A graph of Origin. */
export const originGraph = (): Storage => ({
  owner: '64A0EB20-6A3C-11D1-A3AA-00A024D7B9A1',
  '\x01Ole': oleStream(),
  '\x01CompObj': madeBy('Origin50.Graph'),
  CONTENTS: Buffer.from('CPYA 4.2673 552#\n'),
});

/** A package of any file, as `插入 › 对象 › 由文件创建` makes it. */
export const packageOf = (name: string, content: Buffer): Storage => ({
  owner: '0003000C-0000-0000-C000-000000000046',
  '\x01Ole': oleStream(),
  '\x01CompObj': madeBy('Package'),
  '\x01Ole10Native': Buffer.concat([
    Buffer.from([0, 0, 0, 0, 2, 0]),
    Buffer.from(`${name}\0C:\\${name}\0`),
    content,
  ]),
});

/** What a program before 1994 kept of its object, behind its length. */
export const nativeOf = (owner: string, content: Buffer): Storage => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length, 0);
  return { owner, '\x01Ole': oleStream(), '\x01Ole10Native': Buffer.concat([length, content]) };
};

/** An equation of Word 6, without the head that later ones have. */
export const equation2 = (records: Buffer = Buffer.from([0x0a, 1, 0x12, 0x46, 2, 0x3d, 0, 0])): Storage =>
  nativeOf('0002CE02-0000-0000-C000-000000000046', Buffer.concat([Buffer.from([2, 0, 1, 1, 0]), records]));

/** A record of an old workbook. */
export function recordOf(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
}

/** A theme of Excel since 2007 in an old workbook: an archive, cut into a record and one that goes on with it. */
export function themeRecords(archive: Buffer): Buffer {
  const cut = 40;
  return Buffer.concat([
    recordOf(0x896, Buffer.concat([Buffer.alloc(16), archive.subarray(0, cut)])),
    recordOf(0x87f, Buffer.concat([Buffer.alloc(12), archive.subarray(cut)])),
  ]);
}

/** Records of an old workbook with one sheet: 0 a table, 1 a sheet of macros; Excel 95 says 0x0500 of itself. */
export function workbookStream(sheetKind = 0, more: Buffer = Buffer.alloc(0), version = 0x0600): Buffer {
  const begin = Buffer.alloc(16);
  begin.writeUInt16LE(version, 0);
  return Buffer.concat([
    recordOf(0x809, begin),
    recordOf(0x85, Buffer.concat([Buffer.from([0, 0, 0, 0, 0, sheetKind, 1, 0]), Buffer.from('A')])),
    more,
    recordOf(0x0a, Buffer.alloc(0)),
  ]);
}

/** A record `SUPBOOK`: another workbook by its path, or a program that is asked for data. */
export const ddeRecord = (text: string, more: Buffer = Buffer.alloc(0)): Buffer =>
  recordOf(0x1ae, Buffer.concat([Buffer.from([0, 0, text.length, 0, 0]), Buffer.from(text, 'latin1'), more]));

/** The stream `WordDocument` with a text, and `1Table` with the template that the document names. */
export function wordStreams(
  text = '正文',
  template = 'Normal.dotm',
): { WordDocument: Buffer; '1Table': Buffer } {
  const head = Buffer.alloc(0x400);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(0x0200, 10);
  const wide = (words: string) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(words.length, 0);
    return Buffer.concat([length, Buffer.from(words, 'utf16le')]);
  };
  const names = Buffer.concat([Buffer.from([0xff, 0xff, 2, 0, 0, 0]), wide(''), wide(template)]);
  head.writeUInt32LE(0, 0x19a);
  head.writeUInt32LE(names.length, 0x19e);
  return { WordDocument: Buffer.concat([head, Buffer.from(text, 'utf16le')]), '1Table': names };
}

/** A document of the old Word. */
export const docOf = (more: Storage = {}, text?: string, template?: string): Buffer =>
  compoundOf({
    owner: '00020906-0000-0000-C000-000000000046',
    ...wordStreams(text, template),
    '\x01CompObj': madeBy('Word.Document.8'),
    ...more,
  });

/** A workbook of the old Excel. */
export const xlsOf = (more: Storage = {}, workbook: Buffer = workbookStream()): Buffer =>
  compoundOf({ owner: '00020820-0000-0000-C000-000000000046', Workbook: workbook, ...more });

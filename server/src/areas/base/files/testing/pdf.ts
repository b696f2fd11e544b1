import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Bytes packed in the ways that PDF knows. */
export const packers: Record<string, (bytes: Buffer) => Buffer> = {
  FlateDecode: (bytes) => deflateSync(bytes),
  ASCIIHexDecode: (bytes) => Buffer.from(`${bytes.toString('hex')}>`),
  ASCII85Decode(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += 4) {
      const group = bytes.subarray(at, at + 4);
      let value = Buffer.concat([group], 4).readUInt32BE(0);
      const digits = Array.from({ length: 5 }, () => {
        const digit = value % 85;
        value = Math.floor(value / 85);
        return String.fromCharCode(digit + 33);
      }).reverse();
      text +=
        group.length === 4 && digits.join('') === '!!!!!' ? 'z' : digits.slice(0, group.length + 1).join('');
    }
    return Buffer.from(`${text}~>`);
  },
  RunLengthDecode(bytes) {
    const runs: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += 128) {
      const run = bytes.subarray(at, at + 128);
      runs.push(Buffer.from([run.length - 1]), run);
    }
    return Buffer.concat([...runs, Buffer.from([128])]);
  },
  // Every code is the byte itself; the table is cleared before codes grow longer.
  LZWDecode(bytes) {
    let bits = '';
    for (const [n, byte] of bytes.entries())
      bits += `${n % 200 === 0 ? '100000000' : ''}${byte.toString(2).padStart(9, '0')}`;
    bits += '100000001';
    const packed = Buffer.alloc(Math.ceil(bits.length / 8));
    for (let at = 0; at < packed.length; at += 1)
      packed[at] = Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2);
    return packed;
  },
};

/** The bytes of a PDF from its objects, each with what goes into it; all is as it stands here, with a table that fits. */
export function pdfFrom(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [n, object] of objects.entries()) {
    const bytes = Buffer.concat([
      Buffer.from(`${n + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    places.push(at);
    at += bytes.length;
    parts.push(bytes);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1} ${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream with these entries in its dictionary. */
export const streamOf = (entries: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries} /Length ${content.length}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

/** A PDF of one empty page whose catalog has these entries, and further objects from number 4 on. */
export const pdfWith = (catalog: string, ...more: (string | Buffer)[]): Buffer =>
  pdfFrom([`<</Type/Catalog/Pages 2 0 R ${catalog}>>`, pages, page, ...more]);

/** Packed objects, the first of them with number 20, through these filters in this order. */
export function objectStream(objects: readonly string[], filters: readonly string[], entries = ''): Buffer {
  const head: number[] = [];
  let at = 0;
  for (const [n, object] of objects.entries()) {
    head.push(20 + n, at);
    at += object.length + 1;
  }
  const list = `${head.join(' ')}\n`;
  const plain = Buffer.from(`${list}${objects.join(' ')}`);
  const packed = filters.toReversed().reduce<Buffer>((bytes, name) => packers[name]?.(bytes) ?? bytes, plain);
  const names = filters.length > 0 ? `/Filter[${filters.map((name) => `/${name}`).join(' ')}]` : '';
  return streamOf(`/Type/ObjStm/N ${objects.length}/First ${list.length}${names}${entries}`, packed);
}

/** Rows of so many bytes as PNG predicts them, each by its difference to the byte before. */
export function predicted(bytes: Buffer, columns: number): Buffer {
  const rows: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += columns) {
    const row = [...bytes.subarray(at, at + columns)];
    rows.push(
      Buffer.from([1]),
      Buffer.from(row.map((byte, n) => (byte - (n > 0 ? (row[n - 1] ?? 0) : 0)) & 0xff)),
    );
  }
  return Buffer.concat(rows);
}

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** A PDF as pdfkit writes it, with packed pages and metadata. */
export async function writtenPdf(
  options: Options,
  write: (paper: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const paper = new PDFDocument(options);
  const bytes = buffer(paper);
  write(paper);
  paper.end();
  return bytes;
}

import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** An archive of these files. */
export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const types = '<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/></Types>';

/** A docx with these paragraphs, each the XML of its runs or plain text, and further parts. */
export function docxOf(
  paragraphs: readonly string[],
  more: Record<string, string | Buffer> = {},
): Promise<Buffer> {
  const body = paragraphs
    .map((one) => `<w:p>${one.startsWith('<') ? one : `<w:r><w:t>${one}</w:t></w:r>`}</w:p>`)
    .join('');
  return zipOf({
    '[Content_Types].xml': types,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** A small PDF with these words in its body. */
export const pdfOf = (body = '') => Buffer.from(`%PDF-1.7\n1 0 obj<<${body}>>endobj\ntrailer<<>>\n%%EOF\n`);

/** An archive whose directory says that its one entry unpacks to little. */
export async function lyingZip(content: Buffer): Promise<Buffer> {
  const zip = await zipOf({ 'a.txt': content });
  const directory = zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  zip.writeUInt32LE(1000, directory + 24);
  return zip;
}

/** A PDF whose objects are packed, after enough bytes that it is read in several pieces. */
export function packedPdf(objects: string): Buffer {
  const packed = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n${'% filler\n'.repeat(20_000)}1 0 obj<</Type /ObjStm /Filter /FlateDecode>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ]);
}

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const inXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A docx with these paragraphs, which word processors open. */
export function docxOf(paragraphs: readonly string[]): Promise<Buffer> {
  const body = paragraphs.map(
    (text) => `<w:p><w:r><w:t xml:space="preserve">${inXml(text)}</w:t></w:r></w:p>`,
  );
  const zip = new ZipFile();
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name);
  add('[Content_Types].xml', types);
  add('_rels/.rels', relations);
  add(
    'word/document.xml',
    `${head}<w:document xmlns:w="${wordNamespace}"><w:body>${body.join('')}</w:body></w:document>`,
  );
  zip.end();
  return buffer(zip.outputStream);
}

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { makePdf } from '../../pdf/paper';
import { readData } from '../data';

const documentsFile = z.record(z.string(), z.array(z.string()));

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

const namespace = 'http://schemas.openxmlformats.org';

async function zipOf(parts: Record<string, string>, mtime: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name, { mtime });
  zip.end();
  return buffer(zip.outputStream);
}

const docxOf = (paragraphs: readonly string[], at: Date) =>
  zipOf(
    {
      '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      '_rels/.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="r1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${namespace}/wordprocessingml/2006/main"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
    },
    at,
  );

const bars = [0.35, 0.55, 0.8, 0.65];

/** A plain picture of four stages: what a graphical abstract is made of. */
const drawing = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="480"><rect width="960" height="480" fill="#f7f9fd"/>${bars.map((share, i) => `<rect x="${90 + i * 210}" y="${400 - share * 300}" width="150" height="${share * 300}" rx="12" fill="hsl(${hue + i * 12} 60% 52%)"/>`).join('')}<path d="M60 400h840" stroke="#14213d" stroke-width="3"/></svg>`;

/** What a delivery is about, for documents that have no text of their own. */
export interface About {
  title: string;
  text: string;
  at: Date;
}

/** The content of a demo file, by the ending of its name. @throws Error for an ending that is not made here */
export async function documentOf(name: string, about: About): Promise<Buffer> {
  const written = readData('documents.json', documentsFile)[name] ?? [
    about.title,
    ...about.text.split(/(?<=[。；])/),
    '演示数据：本文件仅用于展示交付与下载。',
  ];
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending === 'docx') return docxOf(written, about.at);
  if (ending === 'pdf')
    return makePdf({ title: about.title, mark: '演示数据' }, (paper) => {
      for (const text of written) paper.paragraph(text);
    });
  // Spreadsheet programs read Chinese only behind this mark.
  if (ending === 'csv') return Buffer.from(`\uFEFF${written.join('\r\n')}\r\n`);
  if (ending === 'png')
    return sharp(Buffer.from(drawing(name.includes('A') ? 210 : 160)))
      .png()
      .toBuffer();
  if (ending === 'zip') return zipOf({ 'A版.svg': drawing(210), 'B版.svg': drawing(160) }, about.at);
  throw new Error(`${name}: no demo document of this kind`);
}

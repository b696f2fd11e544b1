import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { checkContent } from '../../../server/src/areas/base/files/check/check.ts';
import { docxOf, zipOf } from '../../../server/src/areas/base/files/testing/documents.ts';
import { paragraphsOf } from '../../../server/src/areas/base/files/text/paragraphs.ts';
import { fill } from './shapes.mjs';

const MiB = 1024 * 1024;
/** A text of a piece over and over that packs no better than a document may: with random letters now and then. */
function salted(piece, length) {
  const stretch = piece.repeat(Math.ceil(64_000 / piece.length));
  let text = '';
  while (text.length < length) text += stretch + randomBytes(600).toString('base64url');
  return text;
}
const run = (text) => `<w:r><w:t>${text}</w:t></w:r>`;

async function made() {
  const docx = (xml) => docxOf([`<w:r/>${xml}`]);
  const entries = Object.fromEntries(
    Array.from({ length: 2000 }, (_, i) => [`${'a/'.repeat(100)}${i}.csv`, '1']),
  );
  const objects = (text) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      ...Array.from({ length: 4000 }, () =>
        Buffer.concat([Buffer.from('<</Type /ObjStm>>\nstream\n'), text, Buffer.from('\nendstream\n')]),
      ),
      Buffer.from('\n%%EOF\n'),
    ]);
  const pdf = (piece) => Buffer.from(`%PDF-1.7\n${fill(piece, 20 * MiB - 40)}\n%%EOF\n`, 'latin1');
  return {
    docx: {
      'elements within elements': await docx(salted('<w:sdt>', 8 * MiB)),
      'as deep as there may be': await docx(
        salted(`${'<w:sdt>'.repeat(200)}${'</w:sdt>'.repeat(200)}`, 40 * MiB),
      ),
      attributes: await docx(`<w:r ${salted('a="1" ', 20 * MiB)}/>`),
      'different attributes': await docx(
        `<w:r ${Array.from({ length: 500_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
      ),
      'one long text': await docx(run(salted('中文字', 12 * MiB))),
      entities: await docx(run(salted('&amp;&#65;', 20 * MiB))),
      'one long name': await docx(`<${salted('a', 20 * MiB)}/>`),
      'many paragraphs': await docx(salted(`</w:p><w:p>${run('字')}`, 36 * MiB)),
      'many runs': await docx(salted(run('a'), 36 * MiB)),
      'an attribute of many bytes': await docx(`<w:r a="${salted('x', 40 * MiB)}"/>`),
      'a comment': await docx(`<!-- ${salted('-', 30 * MiB)}`),
    },
    zip: { 'many entries': await zipOf(entries) },
    pdf: {
      'names by number': pdf('/J#61vaScrip'),
      numbers: pdf('#61'),
      slashes: pdf('/'),
      'packed objects': objects(deflateSync(Buffer.alloc(15_000, '/Type#61'))),
      'streams that begin nowhere': pdf('/ObjStm '),
    },
    csv: {
      'no end of a line': Buffer.alloc(20 * MiB, 'a'),
      lines: Buffer.alloc(20 * MiB, '\n'),
      'national signs': Buffer.alloc(20 * MiB, 'c4e3', 'hex'),
    },
    txt: {
      'no end of a line': Buffer.alloc(20 * MiB, 'a'),
      lines: Buffer.alloc(20 * MiB, '\n'),
      words: Buffer.alloc(20 * MiB, '中a'),
    },
    md: {
      'empty lines': Buffer.alloc(20 * MiB, '\n\n'),
      blanks: Buffer.alloc(20 * MiB, '\n \t'),
      returns: Buffer.alloc(20 * MiB, '\r\n \t'),
    },
  };
}

/** Private files: looked at when they have arrived, and read as text. */
export async function* documents() {
  const folder = mkdtempSync(join(tmpdir(), 'harbor-bench-'));
  try {
    const files = [];
    for (const [type, shapes] of Object.entries(await made()))
      for (const [name, content] of Object.entries(shapes)) {
        const path = join(folder, `${files.length}`);
        writeFileSync(path, content);
        files.push({ type, name, path, size: content.length });
      }
    for (const type of new Set(files.map((file) => file.type))) {
      const own = files.filter((file) => file.type === type);
      yield {
        input: `a ${type} that is looked at`,
        shapes: own.map(({ name, path, size }) => [
          name,
          () => checkContent(path, type, size).catch(() => {}),
        ]),
      };
      if (['docx', 'txt', 'md'].includes(type))
        yield {
          input: `the text of a ${type}`,
          shapes: own.map(({ name, path }) => [
            name,
            () => paragraphsOf({ files: { place: async () => path } }, { id: '', type }).catch(() => {}),
          ]),
        };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

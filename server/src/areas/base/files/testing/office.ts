import { docxOf, zipOf } from './documents';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A relation of a part: to another one, or with `External` to elsewhere. */
export const relation = (type: string, target: string, mode = '') =>
  `<Relationship Id="r" Type="${type.includes(':') ? type : `${office}/${type}`}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

const ns = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/** The relations of a part. */
export const relations = (...list: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships ${ns}>${list.join('')}</Relationships>`;

/** A docx whose body has these relations. */
export const docxWith = (list: readonly string[], more: Record<string, string | Buffer> = {}) =>
  docxOf(['正文'], { 'word/_rels/document.xml.rels': relations(...list), ...more });

/** A workbook with these parts. */
export const xlsxOf = (more: Record<string, string | Buffer> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', ...more });

/** Slides with these parts. */
export const pptxOf = (more: Record<string, string | Buffer> = {}) =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p:presentation/>', ...more });

/** The runs of a field with this code, cut into so many runs. */
export function fieldOf(code: string, runs = 1): string {
  const size = Math.ceil(code.length / runs);
  const parts = Array.from({ length: runs }, (_, n) => code.slice(n * size, (n + 1) * size));
  const said = parts
    .map((part) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`)
    .join('');
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return `${mark('begin')}${said}${mark('separate')}<w:r><w:t>x</w:t></w:r>${mark('end')}`;
}

import { fonts } from './fonts';

/** What a document says of itself: on its first page, in its foot, and to programs. */
export interface PaperHead {
  title: string;
  /** Under the title, e.g. in English. */
  subtitle?: string;
  /** At the left of each foot, e.g. `订单 2026…`. */
  mark: string;
}

/** A column of a table: its title and its share of the width. */
export interface Column {
  title: string;
  share: number;
  align?: 'left' | 'right';
}

const ink = '#14213D';
const soft = '#5B6785';
const line = '#D5DBE8';
const tint = '#F3F6FC';
const margin = 56;
const width = 595.28 - 2 * margin;

/** A page of A4 being written from top to bottom. Lines and pages break by themselves. */
export class Paper {
  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** The document's own title. */
  title({ title, subtitle }: PaperHead): void {
    this.doc.font('bold').fontSize(20).fillColor(ink).text(title);
    if (subtitle) this.doc.font('regular').fontSize(10).fillColor(soft).text(subtitle);
    this.doc.moveDown(0.6);
  }

  heading(text: string): void {
    this.keep(60);
    this.doc.moveDown(0.7).font('bold').fontSize(12.5).fillColor(ink).text(text, margin).moveDown(0.35);
  }

  paragraph(text: string): void {
    this.doc
      .font('regular')
      .fontSize(10.5)
      .fillColor(ink)
      .text(text, margin, undefined, { width, lineGap: 3.5 })
      .moveDown(0.4);
  }

  /** Small and soft: what a paper says of itself. */
  note(text: string): void {
    this.doc
      .font('regular')
      .fontSize(9)
      .fillColor(soft)
      .text(text, margin, undefined, { width, lineGap: 2.5 })
      .moveDown(0.3);
  }

  list(items: readonly string[]): void {
    for (const [place, item] of items.entries()) this.paragraph(`${place + 1}. ${item}`);
  }

  /** Labels with their values, one a line. */
  facts(pairs: readonly (readonly [label: string, value: string])[]): void {
    for (const [label, value] of pairs) this.row([label, value || '—'], [0.24, 0.76], ['left', 'left'], true);
    this.doc.moveDown(0.4);
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const shares = columns.map(({ share }) => share);
    const aligns = columns.map(({ align = 'left' }) => align);
    this.row(
      columns.map(({ title }) => title),
      shares,
      aligns,
      false,
      true,
    );
    for (const cells of rows) this.row(cells, shares, aligns, false);
    this.doc.moveDown(0.4);
  }

  /** Room for so many points on this page, else the next one. */
  private keep(points: number): void {
    if (this.doc.y + points > this.doc.page.height - margin - 24) this.doc.addPage();
  }

  private row(
    cells: readonly string[],
    shares: readonly number[],
    aligns: readonly ('left' | 'right')[],
    labelled: boolean,
    head = false,
  ): void {
    const { doc } = this;
    const pad = 6;
    const size = 9.5;
    const room = (place: number) => width * (shares[place] ?? 0) - 2 * pad;
    const face = (place: number) => (head || (labelled && place === 0) ? 'bold' : 'regular');
    const height =
      2 * pad +
      Math.max(
        ...cells.map((text, place) =>
          doc
            .font(face(place))
            .fontSize(size)
            .heightOfString(text, { width: room(place), lineGap: 2 }),
        ),
      );
    this.keep(height);
    const top = doc.y;
    if (head) doc.rect(margin, top, width, height).fill(tint);
    doc
      .moveTo(margin, top + height)
      .lineTo(margin + width, top + height)
      .lineWidth(0.5)
      .stroke(line);
    let left = margin;
    for (const [place, text] of cells.entries()) {
      doc
        .font(face(place))
        .fontSize(size)
        .fillColor(labelled && place === 0 ? soft : ink)
        .text(text, left + pad, top + pad, {
          width: room(place),
          lineGap: 2,
          align: aligns[place] ?? 'left',
        });
      left += width * (shares[place] ?? 0);
    }
    doc.x = margin;
    doc.y = top + height;
  }
}

/** The foot of every page: whose it is, and which page of how many. */
function foot(doc: PDFKit.PDFDocument, mark: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - margin + 14;
    // Below the margin a text would begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.font('regular').fontSize(8.5).fillColor(soft);
    doc.text(mark, margin, y, { lineBreak: false });
    doc.text(`第 ${page + 1} / ${count} 页`, margin, y, { width, align: 'right', lineBreak: false });
  }
}

/**
 * A PDF in Chinese, with the characters that it uses embedded, so that it reads and prints alike everywhere. Takes some
 * 50 ms of the processor.
 */
export async function makePdf(head: PaperHead, write: (paper: Paper) => void): Promise<Buffer> {
  // Not at the start: loading it takes as long as a twentieth of that.
  const { default: PDFDocument } = await import('pdfkit');
  const { regular, bold } = await fonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 18 },
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: head.title, Author: '学术港', Creator: '学术港' },
    // Without one the library embeds Helvetica first.
    font: null as unknown as string,
  });
  const blocks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (block: Buffer) => blocks.push(block));
    doc.on('end', () => resolve(Buffer.concat(blocks)));
    doc.on('error', reject);
  });
  // The library takes opened fonts as well as files, which its types do not know.
  doc.registerFont('regular', regular as unknown as string);
  doc.registerFont('bold', bold as unknown as string);
  const paper = new Paper(doc);
  paper.title(head);
  write(paper);
  foot(doc, head.mark);
  doc.end();
  return done;
}

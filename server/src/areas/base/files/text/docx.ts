import { Parser } from 'htmlparser2';
import { openArchive } from '../archive/open';
import { Refusal } from '../check/refusal';
import { fileLimits } from '../limits';
import { WordCount } from './words';

/** Parts of a document that hold a text twice, or one that was taken out. */
const skipped = new Set(['mc:fallback', 'w:del', 'w:movefrom']);

const breaks: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:nobreakhyphen': '-' };

const tooComplex = () => new Refusal('文档的结构过于复杂，请另存为新文档后再上传');

/** Reads the visible paragraphs of a document's XML as they end; a text box inside a paragraph is one of its own. */
class ParagraphReader {
  private readonly open: string[] = [];
  private skipping = 0;
  private depth = 0;
  private hidden = false;
  private inText = false;
  private attributes = 0;
  /** Characters since the parser last said something. */
  private quiet = 0;
  readonly parser: Parser;

  constructor(private readonly onParagraph: (text: string) => void) {
    this.parser = new Parser(
      {
        onopentagname: () => {
          this.attributes = 0;
        },
        onattribute: () => this.countAttribute(),
        onopentag: (name, attributes) => this.begin(name.toLowerCase(), attributes['w:val']),
        ontext: (text) => this.say(text),
        onclosetag: (name) => this.end(name.toLowerCase()),
      },
      // Entities of a document's own are not expanded, and nothing is fetched.
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** Reads a piece of the document. @throws Refusal for a structure that costs more than any document's */
  write(piece: string): void {
    this.quiet += piece.length;
    this.parser.write(piece);
    // Names and values are put together again with every piece.
    if (this.quiet > fileLimits.longestTag) throw tooComplex();
  }

  private countAttribute(): void {
    this.quiet = 0;
    this.attributes += 1;
    if (this.attributes > fileLimits.attributes) throw tooComplex();
  }

  private begin(name: string, value: string | undefined): void {
    this.quiet = 0;
    this.depth += 1;
    // The parser keeps what is open in a list that it shifts: without an end to it, small files take hours.
    if (this.depth > fileLimits.depth) throw tooComplex();
    if (skipped.has(name)) this.skipping += 1;
    else if (name === 'w:p') this.open.push('');
    else if (name === 'w:r') this.hidden = false;
    else if (name === 'w:vanish') this.hidden = value !== '0' && value !== 'false';
    else if (name === 'w:t') this.inText = true;
    else if (breaks[name]) this.add(breaks[name]);
  }

  private say(text: string): void {
    this.quiet = 0;
    if (this.inText) this.add(text);
  }

  private add(text: string): void {
    if (this.skipping > 0 || this.hidden || this.open.length === 0) return;
    const paragraph = `${this.open.pop()}${text}`;
    const whole = paragraph.length < fileLimits.paragraph;
    if (!whole) this.onParagraph(paragraph);
    this.open.push(whole ? paragraph : '');
  }

  private end(name: string): void {
    this.quiet = 0;
    this.depth -= 1;
    if (skipped.has(name)) this.skipping -= 1;
    else if (name === 'w:t') this.inText = false;
    else if (name === 'w:p' && this.skipping === 0) this.onParagraph(this.open.pop() ?? '');
    else if (name === 'w:p') this.open.pop();
  }
}

/**
 * Reads the visible paragraphs of a docx in their order, without unpacking it to the disk and without holding it whole:
 * no deleted or hidden text, no codes of fields.
 * @param onParagraph called for each; what it does is over before the next
 * @throws Refusal for what is no docx
 */
export async function readDocx(path: string, onParagraph: (text: string) => void): Promise<void> {
  const archive = await openArchive(path, fileLimits.archive.entries);
  try {
    const body = archive.entries.find(({ name }) => name === 'word/document.xml');
    if (!body) throw new Refusal('文件内容不是 docx 格式，请检查后重新上传');
    if (body.unpacked > fileLimits.body) throw new Refusal('文档正文过大，请拆分后再上传');
    const reader = new ParagraphReader(onParagraph);
    const decoder = new TextDecoder();
    for await (const block of await body.open()) reader.write(decoder.decode(block, { stream: true }));
    reader.parser.end(decoder.decode());
  } finally {
    archive.close();
  }
}

/** Visible words of a docx's body, as journals count. */
export async function docxWords(path: string): Promise<number> {
  const words = new WordCount();
  await readDocx(path, (text) => {
    words.add(text);
    words.break();
  });
  return words.total();
}

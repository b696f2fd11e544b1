import { Parser } from 'htmlparser2';
import { fileLimits } from '../../limits';
import { isHarmlessLink, isLocalPlace } from '../content/links';
import { Refusal } from '../refusal';

/** Longest code of a field or formula that is read; what is longer shows what it is at its beginning. */
const longestCode = 4096;

/** Codes of fields that start a program, also written by numbers: `{ QUOTE 68 68 69 }`. */
const dde = /\{\s*(?:"?DDE(?:AUTO)?\b|\{\s*QUOTE\b)/i;
/** Codes of fields that put in what lies elsewhere, and where in them that is. */
const fetching = /\{\s*(?:INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK\b)([^{}]*)/gi;
const place = /["\s]((?:\\{2,4}|\/\/|file:)[^"\s{}]+)/gi;

/** Elements of a table that hold formulas: of cells, names, rules, lists and columns. */
const formulas = new Set([
  ...['f', 'formula', 'formula1', 'formula2', 'definedname'],
  ...['calculatedcolumnformula', 'totalsrowformula'],
]);

/** Pictures and fills of drawings that Word loads from where their source is. */
const drawn = new Set(['imagedata', 'image', 'fill', 'stroke']);

/** A place on another computer in what opens a source of data. */
const sourceAway = /(?:^|[=;"'\s])(?:[\\/]{2}|https?:|ftps?:|file:[\\/]{2}(?![\\/]))/i;

/** Functions of formulas that fetch something by themselves, or call into programs. */
const acting =
  /(?:^|[^A-Z0-9_.])(?:_xlfn\.)?(?:WEBSERVICE|IMAGE|CALL|REGISTER(?:\.ID)?|EXEC|RTD|DDE|DDEINITIALIZE)\s*\(/i;

const tooComplex = () => new Refusal('文档的结构过于复杂，请另存为新文档后再上传');

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/** Attributes by their local names; of several the first. */
function attributeOf(attributes: Record<string, string>, name: string): string {
  const found = Object.entries(attributes).find(([key]) => localName(key) === name);
  return found?.[1] ?? '';
}

const isOn = (attributes: Record<string, string>, name: string) =>
  /^\s*(?:1|true)\s*$/i.test(attributeOf(attributes, name));

const refreshing = () => new Refusal('表格中含有打开时刷新的数据连接，请移除后再上传');

/** Reads the markup of a part and refuses what acts when the document is opened. Write pieces, then `end`. */
export class PartReader {
  private readonly parser: Parser;
  private depth = 0;
  private attributes = 0;
  /** Characters since the parser last said something. */
  private quiet = 0;
  /** Codes of fields with their braces, as Word shows them. */
  private codes = '';
  private code: string | undefined;
  /** How deep the element is whose code is read: what lies in it belongs to it. */
  private codeDepth = 0;
  /** Whether a summary is made anew when the table is opened. */
  private summarised = false;
  /** What could not be looked into. */
  readonly unchecked: string[] = [];

  constructor() {
    this.parser = new Parser(
      {
        onopentagname: () => {
          this.attributes = 0;
        },
        onattribute: () => {
          this.quiet = 0;
          this.attributes += 1;
          if (this.attributes > fileLimits.attributes) throw tooComplex();
        },
        onopentag: (name, attributes) => this.begin(localName(name), attributes),
        ontext: (text) => {
          this.quiet = 0;
          if (this.code !== undefined && this.code.length < longestCode) this.code += text;
        },
        onclosetag: (name) => this.finish(localName(name)),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** @throws Refusal */
  write(text: string): void {
    this.quiet += text.length;
    this.parser.write(text);
    // Names and values are put together again with every piece.
    if (this.quiet > fileLimits.longestTag) throw tooComplex();
  }

  /** @throws Refusal */
  end(): void {
    this.parser.end();
    this.judgeCodes();
  }

  private begin(name: string, attributes: Record<string, string>): void {
    this.quiet = 0;
    this.depth += 1;
    // The parser keeps what is open in a list that it shifts: without an end to it, small files take hours.
    if (this.depth > fileLimits.depth) throw tooComplex();
    if (this.code === undefined && (formulas.has(name) || name === 'instrtext' || name === 'delinstrtext')) {
      this.code = '';
      this.codeDepth = this.depth;
      return;
    }
    if (drawn.has(name) && !isLocalPlace(attributeOf(attributes, 'src')))
      throw new Refusal('文档引用了网络上的图片，请改为嵌入后再上传');
    switch (name) {
      case 'fldchar':
        this.addCode(attributeOf(attributes, 'fldchartype') === 'begin' ? '{' : '}');
        return;
      case 'fldsimple':
        this.addCode(`{${attributeOf(attributes, 'instr').slice(0, longestCode)}}`);
        return;
      case 'ddelink':
        throw new Refusal('表格中含有会启动程序的链接（DDE），请断开链接后再上传');
      case 'script':
      case 'event-listener':
      case 'macro':
        throw new Refusal('文档中含有脚本，请移除后再上传');
      case 'hlinkclick':
      case 'hlinkhover':
      case 'hlinkmouseover':
        if (
          /ppaction:\/\/(?:program|macro|ole|customshow\?[^:]*program)/i.test(
            attributeOf(attributes, 'action'),
          )
        )
          throw new Refusal('幻灯片中含有启动程序的动作，请移除后再上传');
        return;
      case 'connection':
        this.readConnection(attributes);
        return;
      case 'querytable':
        if (isOn(attributes, 'refreshonload')) throw refreshing();
        return;
      case 'pivotcachedefinition':
        this.summarised = isOn(attributes, 'refreshonload');
        return;
      case 'cachesource':
        if (this.summarised && /^external$/i.test(attributeOf(attributes, 'type'))) throw refreshing();
        return;
      case 'connectstring':
        if (sourceAway.test(attributeOf(attributes, 'val')))
          throw new Refusal('文档的邮件合并引用了网络上的数据，请断开数据源后再上传');
        return;
      case 'webpr':
        throw new Refusal('表格中含有网络查询，请移除数据连接后再上传');
      case 'hyperlink':
        if (!isHarmlessLink(attributeOf(attributes, 'href')))
          throw new Refusal('文档中含有指向程序或网络共享的链接，请移除后再上传');
    }
  }

  private readConnection(attributes: Record<string, string>): void {
    if (isOn(attributes, 'refreshonload') || Number(attributeOf(attributes, 'interval')) > 0)
      throw refreshing();
    this.unchecked.push('表格的外部数据连接');
  }

  private finish(name: string): void {
    this.quiet = 0;
    this.depth -= 1;
    if (this.code === undefined || this.depth >= this.codeDepth) return;
    if (formulas.has(name)) {
      if (acting.test(this.code))
        throw new Refusal('表格中含有会启动程序或访问网络的公式，请转为数值后再上传');
      this.code = undefined;
    } else {
      this.addCode(this.code);
      this.code = undefined;
    }
  }

  private addCode(text: string): void {
    this.codes += text;
    if (this.codes.length < 16 * longestCode) return;
    this.judgeCodes();
    // A field that is being read goes on: fields are looked at from where the last ones begin.
    this.codes = this.codes.slice(-2 * longestCode);
  }

  private judgeCodes(): void {
    if (dde.test(this.codes)) throw new Refusal('文档中含有会启动程序的域（DDE），请移除后再上传');
    const codes = [...this.codes.matchAll(fetching)].map(([, code = '']) => code);
    const places = codes.flatMap((code) => [...code.matchAll(place)].map(([, where = '']) => where));
    if (!places.every(isHarmlessLink)) throw new Refusal('文档引用了网络上的内容，请移除引用后再上传');
  }
}

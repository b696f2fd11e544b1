import { Parser } from 'htmlparser2';
import { fileLimits } from '../../limits';
import { isHarmlessLink, isLocalPlace } from '../content/links';
import { Refusal } from '../refusal';
import { ambiguous } from './ambiguous';
import { Fields, longestCode } from './field-codes';

/** A formula longer than any that Excel takes. */
const longestFormula = 16 * 1024;

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

const prefixOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf(':')));

/** An attribute by its local name. @throws Refusal for several of it, of which nobody can tell which one counts */
function attributeOf(attributes: Record<string, string>, name: string): string {
  const found = Object.entries(attributes).filter(([key]) => localName(key) === name);
  if (found.length > 1) throw ambiguous();
  return found[0]?.[1] ?? '';
}

const isOn = (attributes: Record<string, string>, name: string) =>
  /^\s*(?:1|true)\s*$/i.test(attributeOf(attributes, name));

const refreshing = () => new Refusal('表格中含有打开时刷新的数据连接，请移除后再上传');

/** Reads the markup of a part and refuses what acts when the document is opened. Write pieces, then `end`. */
export class PartReader {
  private readonly parser: Parser;
  /** Elements that are open, each with a number of its own. */
  private readonly open: { prefix: string; id: number }[] = [];
  private elements = 0;
  private attributes = 0;
  /** Characters since the parser last said something. */
  private quiet = 0;
  private readonly fields = new Fields();
  /** How the elements of fields are written in this part. */
  private fieldPrefix: string | undefined;
  private code: string | undefined;
  /** How deep the element is whose code is read: what lies in it belongs to it. */
  private codeDepth = 0;
  /** Whether it is a formula of a table, and no field's. */
  private formula = false;
  /** In which container it stands. */
  private place = 0;
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
        onopentag: (name, attributes) => {
          this.elements += 1;
          this.open.push({ prefix: prefixOf(name), id: this.elements });
          this.begin(localName(name), attributes);
        },
        ontext: (text) => {
          this.quiet = 0;
          this.addText(text);
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
    this.fields.end();
  }

  private get depth(): number {
    return this.open.length;
  }

  /**
   * The element around a piece of a field that is none of Word's text.
   * @throws Refusal for one that is written otherwise than those before: Word knows one way
   */
  private container(): number {
    const { prefix = '' } = this.open.at(-1) ?? {};
    this.fieldPrefix ??= prefix;
    if (prefix !== this.fieldPrefix) throw ambiguous();
    return this.open.findLast((one) => one.prefix !== prefix)?.id ?? 0;
  }

  private addText(text: string): void {
    if (this.code === undefined) return;
    if (!this.formula) {
      if (this.code.length < longestCode) this.code = (this.code + text).replace(/\s+/g, ' ');
      return;
    }
    this.code += text;
    if (this.code.length > longestFormula) throw tooComplex();
  }

  private begin(name: string, attributes: Record<string, string>): void {
    this.quiet = 0;
    // The parser keeps what is open in a list that it shifts: without an end to it, small files take hours.
    if (this.depth > fileLimits.depth) throw tooComplex();
    if (this.code === undefined && (formulas.has(name) || name === 'instrtext' || name === 'delinstrtext')) {
      this.code = '';
      this.codeDepth = this.depth;
      this.formula = formulas.has(name);
      if (!this.formula) this.place = this.container();
      return;
    }
    if (drawn.has(name) && !isLocalPlace(attributeOf(attributes, 'src')))
      throw new Refusal('文档引用了网络上的图片，请改为嵌入后再上传');
    switch (name) {
      case 'fldchar':
        this.fields.sign(attributeOf(attributes, 'fldchartype'), this.container());
        return;
      case 'fldsimple':
        this.container();
        this.fields.simple(attributeOf(attributes, 'instr').replace(/\s+/g, ' ').slice(0, longestCode));
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
    this.open.pop();
    if (this.code === undefined || this.depth >= this.codeDepth) return;
    if (!this.formula) this.fields.piece(this.code, name === 'delinstrtext', this.place);
    else if (acting.test(this.code))
      throw new Refusal('表格中含有会启动程序或访问网络的公式，请转为数值后再上传');
    this.code = undefined;
  }
}

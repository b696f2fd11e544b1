import { Refusal } from './refusal';

/** Signs with which a program of tables takes a cell for a formula, those of Chinese keyboards included. */
const signs = new Set('=+-@＝＋－＠');
const between = new Set([',', ';', '\t', '|', '，']);
const ignored = new Set([' ', '"', "'", '\u00a0']);
const lineEnds = new Set(['\n', '\r']);

/** Functions that fetch something, or call into programs. */
const acting =
  /(?:^|[^A-Z0-9_])(?:WEBSERVICE|IMPORTXML|IMPORTDATA|IMPORTHTML|IMPORTFEED|IMPORTRANGE|IMAGE|HYPERLINK|RTD|CALL|REGISTER|REGISTER\.ID|EXEC|DDE|DDEINITIALIZE)\s*$/i;
/** The program that a cell asks for data, as `cmd` in `=cmd|'/c calc'!A0`. */
const server = /(?:[a-z_\\][\w.\\]*|[)'"\]])\s?$/i;

/** Characters before a place that decide about it. */
const reach = 32;

const refusal = () => new Refusal('表格中含有会启动程序或访问网络的公式，请把公式转为数值后再上传');

/**
 * Reads a table's text piece by piece, each character once, and refuses cells that do something when Excel or WPS opens
 * them. Other formulas only count, and are let through.
 */
export class FormulaWatch {
  private state: 'begin' | 'value' | 'formula' | 'asking' = 'begin';
  private depth = 0;
  private tail = '';

  /** @throws Refusal */
  add(text: string): void {
    for (const char of text) this.read(char);
  }

  private read(char: string): void {
    if (lineEnds.has(char)) {
      this.begin();
      return;
    }
    switch (this.state) {
      case 'begin':
        if (signs.has(char)) this.state = 'formula';
        else if (!ignored.has(char) && !between.has(char)) this.state = 'value';
        return;
      case 'value':
        if (between.has(char)) this.begin();
        return;
      case 'formula':
        this.readFormula(char);
        return;
      default:
        if (char === '!') throw refusal();
    }
  }

  private readFormula(char: string): void {
    if (char === '(') {
      if (acting.test(this.tail)) throw refusal();
      this.depth += 1;
    } else if (char === ')') this.depth -= 1;
    else if (char === '|' && server.test(this.tail)) {
      this.state = 'asking';
      return;
    } else if (between.has(char) && this.depth <= 0) {
      this.begin();
      return;
    }
    this.tail = (this.tail + char).slice(-reach);
  }

  private begin(): void {
    this.state = 'begin';
    this.depth = 0;
    this.tail = '';
  }
}

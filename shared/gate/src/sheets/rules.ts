import { type DeclarationBlock, type Rule, type StyleSheet, transform } from 'lightningcss';
import { isAsWritten, selectorsAt } from './prelude';
import { anywhere, type Reach, reachOf, shared } from './reach';
import { type Foreign, hasBlock, isOwnName, lookAtValue, type Own } from './values';

/** How many selectors a rule may amount to when those of the rules around it are written out. */
const mostSelectors = 2000;

/** What is held against the rules of a sheet. */
export interface Findings extends Foreign {
  /** Selectors that can match elements of others. */
  selectors: Set<string>;
  /** At-rules that say something to the whole page. */
  atRules: Set<string>;
  /** A block stands where a value should. */
  blocks: boolean;
  /** Some rule amounts to more selectors than anybody writes. */
  many: boolean;
}

/** The style rules around a place. */
interface Around {
  reach: Reach;
  /** Selectors of the innermost one that reach beyond its part, as they were written. */
  foreign: string[];
  /** How many selectors it amounts to. */
  amount: number;
}

/** The tree of a sheet; undefined for one that is no sheet. Nothing of it is forgiven, as browsers would. */
export function parse(bytes: Uint8Array): StyleSheet | undefined {
  let sheet: StyleSheet | undefined;
  try {
    transform({
      filename: 'sheet.css',
      code: bytes,
      errorRecovery: false,
      visitor: {
        StyleSheet(tree) {
          sheet = tree as StyleSheet;
          // The tree is all that is wanted of it: nothing is to be shortened or written.
          throw new Error('read');
        },
      },
    });
  } catch {
    return sheet;
  }
  return sheet;
}

/** Holds the rules of a sheet against what a part may say. */
export class RuleJudge {
  readonly found: Findings = {
    selectors: new Set(),
    atRules: new Set(),
    names: new Set(),
    addresses: new Set(),
    blocks: false,
    many: false,
  };
  /** Where each line begins. */
  private readonly lines: number[];

  constructor(
    private readonly text: string,
    private readonly own: Own,
  ) {
    this.lines = [0, ...[...text.matchAll(/\r\n|[\n\r\f]/g)].map((found) => found.index + found[0].length)];
  }

  judge(rules: Rule[], around: Around = { reach: anywhere, foreign: [':root'], amount: 1 }): void {
    for (const rule of rules) this.rule(rule, around);
  }

  private rule(rule: Rule, around: Around): void {
    switch (rule.type) {
      case 'style':
        this.style(rule.value, around);
        return;
      case 'nested-declarations':
        this.paints(rule.value.declarations, around);
        return;
      case 'media':
      case 'supports':
      case 'container':
      case 'starting-style':
        this.judge(rule.value.rules, around);
        return;
      case 'keyframes':
        this.name(rule.value.name.value);
        for (const { declarations } of rule.value.keyframes) this.values(declarations);
        return;
      case 'property':
        this.name(rule.value.name);
        this.values(rule.value.initialValue);
        return;
      case 'font-face':
        for (const property of rule.value.properties)
          if (property.type === 'font-family') this.name(String(property.value));
        this.values(rule.value.properties);
        return;
      default:
        this.found.atRules.add(`@${rule.type}`);
    }
  }

  private style(
    { selectors, declarations, rules = [], loc }: Extract<Rule, { type: 'style' }>['value'],
    around: Around,
  ) {
    const { prefix } = this.own;
    const amount = around.amount * selectors.length;
    if (amount > mostSelectors) {
      this.found.many = true;
      return;
    }
    const texts = selectorsAt(this.text, (this.lines[loc.line] ?? 0) + loc.column - 1);
    const reaches = selectors.map((one, i) =>
      texts.length === selectors.length && isAsWritten(one, texts[i] ?? '')
        ? reachOf(one, around.reach, prefix)
        : anywhere,
    );
    const foreign = texts.filter((_, i) => !reaches[i]?.held).map((text) => text.slice(0, 80));
    const inside: Around = { reach: shared(reaches), foreign, amount };
    if (declarations) this.paints(declarations, inside);
    this.judge(rules, inside);
  }

  /** Declarations say something of everything that the rule around them can match. */
  private paints(block: DeclarationBlock, { foreign }: Around): void {
    const { declarations = [], importantDeclarations = [] } = block;
    if (declarations.length + importantDeclarations.length === 0) return;
    for (const selector of foreign) this.found.selectors.add(selector);
    this.values(block);
  }

  private values(value: unknown): void {
    lookAtValue(value, this.own, this.found);
    if (hasBlock(value)) this.found.blocks = true;
  }

  private name(name: string): void {
    if (!isOwnName(name, this.own)) this.found.names.add(name);
  }
}

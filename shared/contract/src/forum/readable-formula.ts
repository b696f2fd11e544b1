import { composed } from '../composed';
import { formulasIn } from './formulas';

/** Commands that are one sign. */
const signs: Record<string, string> = Object.fromEntries(
  [
    'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta θ iota ι kappa κ lambda λ',
    'mu μ nu ν xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ',
    'Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω times × div ÷ cdot · pm ± mp ∓ le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠',
    'approx ≈ sim ∼ equiv ≡ propto ∝ ll ≪ gg ≫ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ emptyset ∅ forall ∀',
    'exists ∃ infty ∞ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ to → rightarrow → leftarrow ← Rightarrow ⇒ leftrightarrow ↔',
    'iff ⇔ mid | cdots ⋯ ldots … dots … circ ∘ degree ° perp ⊥ angle ∠ ell ℓ prime ′ ast * land ∧ lor ∨ neg ¬ oplus ⊕',
    'otimes ⊗ langle ⟨ rangle ⟩ hbar ℏ',
  ].flatMap((line) => line.match(/\S+ \S+/g)?.map((pair) => pair.split(' ') as [string, string]) ?? []),
);

/** Names of functions, and marks of one character. */
const words =
  /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|exp|log|ln|lg|lim|max|min|sup|inf|det|dim|ker|arg|gcd|Pr)$/;
const accents: Record<string, string> = {
  hat: '\u0302',
  widehat: '\u0302',
  bar: '\u0304',
  overline: '\u0304',
  tilde: '\u0303',
  widetilde: '\u0303',
  vec: '\u20d7',
  dot: '\u0307',
  ddot: '\u0308',
};
/** Commands whose argument is read as it stands. */
const plain =
  /^(?:text|textbf|textit|textrm|mathrm|mathbf|mathit|mathbb|mathcal|mathsf|mathtt|operatorname|boldsymbol|bm|mbox|hbox)$/;
/** Commands that only say how something looks. */
const nothing = /^(?:left|right|big|Big|bigl|bigr|Bigl|Bigr|displaystyle|textstyle|limits|nolimits|,|;|!|:)$/;
const spaces = /^(?:quad|qquad| )$/;

const raised: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((sign, i) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][i] ?? '']),
);
const lowered: Record<string, string> = Object.fromEntries(
  [...'0123456789+-=()ijnxt'].map((sign, i) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ᵢⱼₙₓₜ'][i] ?? '']),
);

const tokens = /\\(?:[a-zA-Z]+|.)|\s+|[^\\\s]/gu;
const mostTokens = 300;
const deepest = 12;

class Unreadable extends Error {}

/** Reads one formula from its tokens. */
class Reader {
  private at = 0;
  private depth = 0;
  constructor(private readonly list: readonly string[]) {}

  private take = (): string | undefined => this.list[this.at++];

  /** Everything up to the closing brace, or the end. */
  run(closing?: '}' | ']'): string {
    if (++this.depth > deepest) throw new Unreadable();
    let read = '';
    for (;;) {
      const token = this.take();
      if (token === undefined) {
        if (closing) throw new Unreadable();
        break;
      }
      if (token === closing) break;
      read += this.one(token);
    }
    this.depth--;
    return read;
  }

  /** What follows as one thing: a group in braces or a single sign. */
  private argument(): string {
    let token = this.take();
    while (token !== undefined && token.trim() === '') token = this.take();
    if (token === undefined) throw new Unreadable();
    return token === '{' ? this.run('}') : this.one(token);
  }

  private one(token: string): string {
    if (token === '{') return this.run('}');
    if (token === '}' || token === '&') throw new Unreadable();
    if (token === '^') return scripted(this.argument(), '^', raised);
    if (token === '_') return scripted(this.argument(), '_', lowered);
    if (token === '~' || token.trim() === '') return ' ';
    return token.startsWith('\\') && token.length > 1 ? this.command(token.slice(1)) : token;
  }

  private command(name: string): string {
    if (/^(?:sum|prod|int)$/.test(name)) return ` ${signs[name]}`;
    if (Object.hasOwn(signs, name)) return signs[name] ?? '';
    if (words.test(name)) return name;
    if (plain.test(name)) return this.argument();
    if (Object.hasOwn(accents, name)) return `${this.argument()}${accents[name]}`;
    if (/^[dt]?frac$/.test(name)) return `${wrapped(this.argument())}/${wrapped(this.argument())}`;
    if (name === 'sqrt') return `${this.root()}√${wrapped(this.argument())}`;
    if (nothing.test(name)) return '';
    if (spaces.test(name)) return ' ';
    if (/^[{}$%&#_|]$/.test(name)) return name;
    throw new Unreadable();
  }

  private root(): string {
    if (this.list[this.at] !== '[') return '';
    this.at++;
    return scripted(this.run(']'), '^', raised).replace('^', '');
  }
}

const letters = (text: string) => [...composed(text).replace(/\p{M}/gu, '')];
const wrapped = (text: string) => {
  const inner = text.trim();
  return /^[\p{L}\p{N}\p{M}.₀-₉⁰-⁹²³¹ᵢⱼₙ]+$/u.test(inner) ? inner : `(${inner})`;
};

function scripted(text: string, mark: '^' | '_', small: Record<string, string>): string {
  const inner = text.trim();
  if (inner === '') return '';
  if (inner === '∘' && mark === '^') return '°';
  if (inner === '′') return inner;
  const signsOf = [...inner];
  if (signsOf.every((sign) => small[sign])) return signsOf.map((sign) => small[sign]).join('');
  return letters(inner).length === 1 ? `${mark}${inner}` : `${mark}(${inner})`;
}

/** A formula in one line of plain signs, as one would type it without TeX; null where there is no such form. */
function readableFormula(tex: string): string | null {
  const list = tex.match(tokens) ?? [];
  if (list.length > mostTokens) return null;
  try {
    const read = new Reader(list).run().replace(/\s+/g, ' ').trim();
    return read === '' ? null : composed(read);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** A formula whose end was cut off together with the rest of the text. Only its first command is looked for: linear. */
const cutOff = /\$\$?[^$\n\\]*\\[^$\n…]*(?=…)/;
const standIn = '[公式]';

/** A text with each formula in the form that can be read without being set: α ≤ 0.05, else [公式]. */
export const withReadableFormulas = (text: string): string =>
  formulasIn(text)
    .map((part) => (typeof part === 'string' ? part : (readableFormula(part.tex) ?? standIn)))
    .join('')
    .replace(cutOff, standIn);

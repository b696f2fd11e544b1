import temml from '../../../shared/ui/node_modules/temml/dist/temml.cjs';
import { formulaSettings } from '../../../shared/ui/src/post/formula-settings.ts';
import { highlighted, languages, longestCode } from '../../../shared/ui/src/post/highlighted.ts';
import { fill } from './shapes.mjs';

function setFormula(tex, displayMode) {
  try {
    return temml.renderToString(tex, { displayMode, ...formulaSettings });
  } catch {
    // What is no formula stays what was written.
    return tex;
  }
}

const code = [
  'a',
  '"',
  "'",
  '`',
  '(',
  '{',
  '[',
  '<',
  '<a ',
  '/',
  '/*',
  '//',
  '\\',
  '$',
  '${',
  '@',
  '#',
  '0',
  '1e',
  '1.',
  '_',
  ' ',
  '\n',
  '\t',
  'a(',
  'a.b',
  'x<y>',
  '=',
  '-',
  '*',
  '**',
  '1 ',
  '&lt;',
  'a b ',
  'def ',
  'class a',
  '::',
  "'''",
  '"""',
  '%',
  '中',
  '=>',
  'a,',
  'if ',
  '~~~',
  '> ',
  '- ',
];
const tex = [
  '{',
  '}',
  '^',
  '_',
  '^{',
  '\\frac',
  '\\frac{1}',
  '\\sqrt',
  '\\left(',
  '\\begin{matrix}',
  '\\def\\a{',
  '\\a',
  '\\hat',
  '&',
  '\\\\',
  'x',
  '\\text{',
  '\\color{red}',
  '\\over ',
  "'",
  '\\alpha',
  '1',
  '\\sum_{',
  '\\rule{1em}{1em}',
  '\\mathrm',
  '\\overline{',
  '\\begin{array}{c}',
  '中',
  '\\,',
];

/** What the text of one person makes the browsers of others do, measured outside of a browser. */
export async function* browser() {
  for (const language of languages)
    yield {
      input: `code in ${language}`,
      shapes: code.map((piece) => {
        const text = fill(piece, piece.trim() ? longestCode.seen : longestCode.whole);
        return [JSON.stringify(piece), () => highlighted(language, text)];
      }),
    };
  yield {
    input: 'a formula',
    shapes: tex.flatMap((piece) => {
      const text = fill(piece, 2000);
      return [
        [piece, () => setFormula(text, true)],
        [`x ${piece}`, () => setFormula(`x${text}y`, false)],
      ];
    }),
  };
  yield {
    input: 'macros that expand',
    shapes: [
      [
        'doubling',
        () =>
          setFormula(
            `\\def\\a{xx}${Array.from({ length: 12 }, (_, i) => `\\def\\${'abcdefghijklm'[i + 1]}{\\${'abcdefghijklm'[i]}\\${'abcdefghijklm'[i]}}`).join('')}\\m`,
            true,
          ),
      ],
    ],
  };
}

import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import groovy from 'highlight.js/lib/languages/groovy';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import lua from 'highlight.js/lib/languages/lua';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import vbnet from 'highlight.js/lib/languages/vbnet';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  go,
  groovy,
  java,
  javascript,
  lua,
  markdown,
  php,
  python,
  ruby,
  sql,
  swift,
  typescript,
  vbnet,
  xml,
});
// Names that the editor writes.
lowlight.registerAlias({ vbnet: ['visual basic', 'visual-basic', 'vb'], javascript: ['jsx'], xml: ['html'] });

/** The languages that are coloured, by their first names. */
export const languages: readonly string[] = lowlight.listLanguages();

/**
 * Longest code that is coloured, in characters, with its blanks and without: some languages take the square of it, and
 * a longer one would keep its reader's page from answering.
 */
export const longestCode = { whole: 5000, seen: 2500 };

const isShort = (code: string) =>
  code.length <= longestCode.whole && code.replace(/\s+/g, ' ').length <= longestCode.seen;

/** Code cut into its pieces with their classes; undefined for a language that is not known, and for too much of it. */
export function highlighted(
  language: string,
  code: string,
): ReturnType<typeof lowlight.highlight> | undefined {
  if (!language || !isShort(code) || !lowlight.registered(language)) return undefined;
  return lowlight.highlight(language, code);
}

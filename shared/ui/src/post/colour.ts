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

type Tree = ReturnType<typeof lowlight.highlight>;
type Child = Tree['children'][number];

function nodeOf(child: Child): Node {
  if (child.type === 'text') return document.createTextNode(child.value);
  const span = document.createElement('span');
  if (child.type !== 'element') return span;
  const { className } = child.properties;
  if (Array.isArray(className)) span.className = className.join(' ');
  span.append(...child.children.map((one) => nodeOf(one as Child)));
  return span;
}

const languageOf = (block: Element) => /language-([\w+# -]+)/.exec(block.className)?.[1]?.toLowerCase() ?? '';

/** Colours a block of code by its language; nothing happens to one whose language is not known. Makes no markup. */
export function colour(block: HTMLElement): void {
  const language = languageOf(block);
  if (!language || !lowlight.registered(language)) return;
  const tree = lowlight.highlight(language, block.textContent ?? '');
  block.replaceChildren(...tree.children.map(nodeOf));
}

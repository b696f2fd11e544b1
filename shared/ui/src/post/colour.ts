import { highlighted } from './highlighted';

type Tree = NonNullable<ReturnType<typeof highlighted>>;
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

/** Colours a block of code by its language; nothing happens to one that is not known or too long. Makes no markup. */
export function colour(block: HTMLElement): void {
  const tree = highlighted(languageOf(block), block.textContent ?? '');
  if (tree) block.replaceChildren(...tree.children.map(nodeOf));
}

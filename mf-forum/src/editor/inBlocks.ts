/** What stands by itself in a text of the editor; everything else stands in one of these. */
const blocks = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'UL',
  'OL',
  'PRE',
  'HR',
  'TABLE',
  'DIV',
]);

const isBlock = (node: Node) => blocks.has(node.nodeName);

const isNothing = (node: Node) => node.nodeType !== Node.ELEMENT_NODE && node.textContent?.trim() === '';

/**
 * Puts words and pictures that stand by themselves into paragraphs: the editor stops at a text that begins otherwise.
 * Changes the place itself.
 */
export function inBlocks(place: Element): void {
  let paragraph: Element | null = null;
  for (const node of [...place.childNodes]) {
    if (isBlock(node)) paragraph = null;
    else if (isNothing(node)) node.remove();
    else {
      if (!paragraph) {
        paragraph = place.ownerDocument.createElement('p');
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

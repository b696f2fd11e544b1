import temml from 'temml';

const pattern = /\$\$([^$]+)\$\$|\$([^$\n]+)\$/g;
/** Where a dollar sign is a dollar sign. */
const literal = 'pre, code, a, [data-formula]';

/** Longest length that a formula may ask for, in em and in pt: it is to stay in its place. */
const maxSize: [number, number] = [10, 120];

function formula(tex: string, block: boolean): HTMLElement {
  const place = document.createElement('span');
  place.dataset.formula = block ? 'block' : 'inline';
  try {
    temml.render(tex, place, {
      displayMode: block,
      throwOnError: true,
      trust: false,
      maxExpand: 200,
      maxSize,
    });
  } catch {
    // What is no formula stays what was written.
    place.textContent = block ? `$$${tex}$$` : `$${tex}$`;
  }
  return place;
}

function partsOf(text: string): Node[] {
  const parts: Node[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    parts.push(document.createTextNode(text.slice(from, found.index)));
    parts.push(formula(found[1] ?? found[2] ?? '', found[1] !== undefined));
    from = found.index + found[0].length;
  }
  return from === 0 ? [] : [...parts, document.createTextNode(text.slice(from))];
}

/** Sets the formulas between dollar signs as MathML, which browsers draw themselves. Code and links are left alone. */
export function setFormulas(place: HTMLElement): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest(literal)) continue;
    const parts = partsOf(text.data);
    if (parts.length > 0) text.replaceWith(...parts);
  }
}

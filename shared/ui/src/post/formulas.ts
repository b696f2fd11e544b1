import { formulasIn } from '@harbor/contract/forum/formulas';
import temml from 'temml';
import { formulaSettings } from './formula-settings';

/** Where a dollar sign is a dollar sign. */
const literal = 'pre, code, a, [data-formula]';

function formula(tex: string, block: boolean, raw: string): HTMLElement {
  const place = document.createElement('span');
  place.dataset.formula = block ? 'block' : 'inline';
  try {
    temml.render(tex, place, {
      displayMode: block,
      ...formulaSettings,
    });
  } catch {
    // What is no formula stays what was written.
    place.textContent = raw;
  }
  return place;
}

function partsOf(text: string): Node[] {
  const parts = formulasIn(text);
  if (parts.every((part) => typeof part === 'string')) return [];
  return parts.map((part) =>
    typeof part === 'string' ? document.createTextNode(part) : formula(part.tex, part.block, part.raw),
  );
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

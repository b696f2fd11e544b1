import type { Selector, SelectorComponent } from 'lightningcss';

/** What is known of every element that a selector can match. */
export interface Reach {
  /** It has a class or id of the part's own, or is inside of an element that has one. */
  held: boolean;
  /** It is inside of such an element, so that its siblings are too. */
  within: boolean;
}

/** Of elements of which nothing is known. */
export const anywhere: Reach = { held: false, within: false };

const both = (one: Reach, other: Reach): Reach => ({
  held: one.held || other.held,
  within: one.within || other.within,
});

/** Pseudo-elements that are drawn with their element; all others have names that reach elsewhere, or none that is known. */
const ownParts = new Set([
  'after',
  'backdrop',
  'before',
  'file-selector-button',
  'first-letter',
  'first-line',
  'marker',
  'placeholder',
  'selection',
  'webkit-scrollbar',
  'webkit-scrollbar-button',
  'webkit-scrollbar-corner',
  'webkit-scrollbar-thumb',
  'webkit-scrollbar-track',
  'webkit-scrollbar-track-piece',
  'webkit-resizer',
]);

/** Parts of a browser's own fields, such as `::-webkit-inner-spin-button`. */
const ofTheBrowser = /^-(webkit|moz|ms)-[a-z-]+$/;

function isOwnPart(component: Extract<SelectorComponent, { type: 'pseudo-element' }>): boolean {
  if (ownParts.has(component.kind)) return true;
  return component.kind === 'custom' && ofTheBrowser.test(component.name);
}

/** What a list of alternatives promises is what each of them promises. */
export function shared(all: Reach[]): Reach {
  const every = (key: keyof Reach) => all.length > 0 && all.every((one) => one[key]);
  return { held: every('held'), within: every('within') };
}

/** What one condition on an element promises of it. Conditions only ever narrow down what a selector matches. */
function promiseOf(component: SelectorComponent, around: Reach, prefix: string): Reach {
  switch (component.type) {
    case 'class':
    case 'id':
      return { held: component.name.startsWith(prefix) && component.name !== prefix, within: false };
    case 'nesting':
      return around;
    case 'pseudo-class':
      // Not those of `:not()`, `:has()` and `:nth-child(… of …)`: they speak of other elements, or of what this one is not.
      return component.kind === 'is' || component.kind === 'where'
        ? shared(component.selectors.map((one) => reachOf(one, around, prefix)))
        : anywhere;
    default:
      return anywhere;
  }
}

/** What is known of an element by what stands left of it. */
function passedOn(left: Reach, combinator: string): Reach {
  switch (combinator) {
    case 'child':
    case 'descendant':
      return { held: left.held, within: left.held };
    case 'next-sibling':
    case 'later-sibling':
      return { held: left.within, within: left.within };
    default:
      return anywhere;
  }
}

/**
 * What is known of all elements that a selector can match, however it is written.
 * @param around what is known of the elements that `&` stands for
 * @param prefix of the part's own classes and ids
 */
export function reachOf(selector: Selector, around: Reach, prefix: string): Reach {
  let known = anywhere;
  for (const component of selector) {
    if (component.type === 'combinator') {
      known = passedOn(known, component.value);
      continue;
    }
    if (component.type === 'pseudo-element' && !isOwnPart(component)) return anywhere;
    known = both(known, promiseOf(component, around, prefix));
  }
  return known;
}

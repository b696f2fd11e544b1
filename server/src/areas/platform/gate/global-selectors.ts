import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** Names of steps inside `@keyframes` look like selectors and are none. */
const isStep = (rule: Rule) => {
  const around = rule.parent;
  return around?.type === 'atrule' && /keyframes$/i.test((around as AtRule).name);
};

/** A nested rule is scoped by the one around it. */
const isNested = (rule: Rule) => rule.parent?.type === 'rule';

/** Classes of the component libraries, which every remote's pages have. */
const libraryClass = /^(ant|adm)-/;

/**
 * Whether a selector can only touch elements of its own remote: CSS Modules give each class a name of its own, so one
 * such class anywhere in it is enough. Classes inside `:not()`, `:is()` and the like do not count.
 */
function isScoped(selector: string): boolean {
  let scoped = true;
  parseSelector((list) => {
    scoped = list.nodes.every((one) =>
      one.nodes.some((node) => node.type === 'class' && !libraryClass.test(node.value)),
    );
  }).processSync(selector);
  return scoped;
}

/** Selectors of a sheet that reach beyond the pages of its own remote; null for one that cannot be read. */
export function globalSelectors(text: string): string[] | null {
  try {
    return selectorsIn(postcss.parse(text));
  } catch {
    return null;
  }
}

function selectorsIn(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkRules((rule) => {
    if (isStep(rule) || isNested(rule)) return;
    for (const selector of rule.selectors) if (!isScoped(selector)) found.push(selector);
  });
  return found;
}

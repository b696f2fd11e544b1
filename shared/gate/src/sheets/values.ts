/** Where the files of a build are, and how the names begin that it may bring into a page. */
export interface Own {
  /** Address of the build's folder, with a slash at the end: of the site, or whole. */
  folder: string;
  prefix: string;
}

/** Properties that give an element a name which the whole page can hear: of counters, what comes after it counts on. */
const naming = new Set([
  'anchor-name',
  'anchor-scope',
  'container',
  'container-name',
  'counter-increment',
  'counter-reset',
  'counter-set',
  'event-trigger',
  'event-trigger-name',
  'scroll-timeline',
  'scroll-timeline-name',
  'timeline-scope',
  'timeline-trigger',
  'timeline-trigger-name',
  'trigger-scope',
  'view-timeline',
  'view-timeline-name',
  'view-transition-class',
  'view-transition-group',
  'view-transition-name',
]);

/** What such a property may say beside names. */
const keywords = new Set(
  'all auto contain inherit initial match-element nearest none normal revert revert-layer unset'.split(' '),
);

/** What those may say that set something else along with the name. */
const otherHalves = new Set('block inline inline-size list-item reversed scroll-state size x y'.split(' '));

/** Short forms that say much beside a name, which begins with two dashes. */
const withDashes = new Set(['event-trigger', 'timeline-trigger']);

/** Functions that take a text for an address. */
const takeAddresses = /^(-webkit-)?(image-set|image|src|cross-fade)$/i;

/** Whether a name begins as those of its part do, with or without the dashes that some names have to begin with. */
export const isOwnName = (name: string, { prefix }: Own) => name.replace(/^--/, '').startsWith(prefix);

/** Whether an address leads to a file of the build, a place in the document, or is a picture or font itself. */
function isOwnAddress(address: string, { folder }: Own): boolean {
  if (/^data:(image|font)\//i.test(address)) return true;
  const base = new URL(folder, 'https://site.invalid');
  return URL.canParse(address, base.href) && new URL(address, base).href.startsWith(base.href);
}

/** What of the values of a sheet is not its part's own. */
export interface Foreign {
  names: Set<string>;
  addresses: Set<string>;
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Texts below a node, without those that say what kind of node it is. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => (key === 'type' ? [] : textsIn(inside)));
}

function lookAtNames({ property, value }: Node, own: Own, found: Foreign): void {
  const written = isNode(value) ? value : {};
  const id = isNode(written.propertyId) ? written.propertyId.property : undefined;
  const name = String(property === 'custom' ? written.name : (id ?? property)).toLowerCase();
  if (!naming.has(name)) return;
  const isParsed = property !== 'custom' && property !== 'unparsed';
  // Of `container`, the other half is its type.
  const given = isParsed ? (written.name ?? value) : written.value;
  for (const text of textsIn(given)) {
    const word = text.toLowerCase();
    if (!/[\w-]/.test(text) || keywords.has(word) || isOwnName(text, own)) continue;
    if (withDashes.has(name) && !text.startsWith('--')) continue;
    if (isParsed || name.endsWith('-name') || !otherHalves.has(word)) found.names.add(text);
  }
}

/**
 * Looks at a value of the parse tree and everything in it. What a variable is put together from stays as the words that it
 * was written in, so these are looked at alike.
 */
export function lookAtValue(value: unknown, own: Own, found: Foreign): void {
  if (Array.isArray(value)) {
    for (const one of value) lookAtValue(one, own, found);
    return;
  }
  if (!isNode(value)) return;
  if (typeof value.property === 'string') lookAtNames(value, own, found);
  if (typeof value.url === 'string' && !isOwnAddress(value.url, own)) found.addresses.add(value.url);
  if (value.type === 'function' && isNode(value.value) && takeAddresses.test(String(value.value.name)))
    found.addresses.add(`${value.value.name}(…)`);
  for (const inside of Object.values(value)) lookAtValue(inside, own, found);
}

/** Whether a value has a block in braces: browsers may take it for a rule. */
export function hasBlock(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasBlock);
  if (!isNode(value)) return false;
  return value.type === 'curly-bracket-block' || Object.values(value).some(hasBlock);
}

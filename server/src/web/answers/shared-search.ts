/** Words by which apps and advertisers mark where a visitor comes from, and the developers' own: no page reads them. */
const marks = /^(utm_[a-z]+|isappinstalled|bd_vid|gclid|gbraid|wbraid|gad_source|fbclid|msclkid|spm|drawn)$/;

/** What WeChat appends to an address that is opened from a chat, a group or the moments. */
const fromWeChat = ['singlemessage', 'groupmessage', 'timeline'];

const isMark = (name: string, value: string): boolean =>
  marks.test(name) || (name === 'from' && fromWeChat.includes(value));

/**
 * The parameters of an address that its page is made of, in the order of their names, so that equal pages have equal
 * ones; undefined where something else stands there: the page's own code may read it, so such an address shares no answer,
 * and as anybody can make one up, it is not kept either.
 * @param names that the page is known to read
 * @param longest value, in characters
 */
export function sharedSearch(
  search: URLSearchParams,
  names: readonly string[],
  longest: number,
): URLSearchParams | undefined {
  const values = new Map<string, string>();
  for (const [name, value] of search) {
    if (names.includes(name)) {
      if (values.has(name) || value.length > longest) return undefined;
      values.set(name, value);
    } else if (!isMark(name, value)) return undefined;
  }
  const given = names.map((name): [string, string] => [name, values.get(name) ?? '']);
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}

/** What {@link sharedSearch} takes of an address, whatever else stands there: the first of each name, if it is not too long. */
export function usualSearch(
  search: URLSearchParams,
  names: readonly string[],
  longest: number,
): URLSearchParams {
  const given = names.map((name): [string, string] => [name, search.get(name) ?? '']);
  return new URLSearchParams(given.filter(([, value]) => value !== '' && value.length <= longest));
}

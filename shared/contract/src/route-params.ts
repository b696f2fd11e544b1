/**
 * What a parameter of a path may be, in `params` of `routes.json`: `id` is the number of a thing (1 to 15 digits, as the
 * calls take it), `name` a word in small letters by which one of a few things is called (2 to 20 letters), a range is one of
 * some numbers. What is none of them is no address of the site.
 */
export type ParamRule = 'id' | 'name' | { from: number; to: number };

function fits(rule: ParamRule, value: string): boolean {
  if (rule === 'id') return /^[1-9]\d{0,14}$/.test(value);
  if (rule === 'name') return /^[a-z]{2,20}$/.test(value);
  return /^(?:0|[1-9]\d{0,14})$/.test(value) && Number(value) >= rule.from && Number(value) <= rule.to;
}

/**
 * Whether the parameters of an address are what its route says they may be. Server and clients ask the same, so that
 * `/orderform/27` is a page nowhere.
 * @param rules of the route; without any, every value fits
 * @param params decoded values by name
 */
export function fitsParams(
  rules: Readonly<Record<string, ParamRule>> | undefined,
  params: Readonly<Record<string, string | undefined>>,
): boolean {
  return Object.entries(rules ?? {}).every(([name, rule]) => fits(rule, params[name] ?? ''));
}

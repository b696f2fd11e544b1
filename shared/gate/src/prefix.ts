/**
 * What every name begins with that a part's sheets bring into the page: `mf-services` → `services_`. No other part can
 * have it, for names of parts have no underscores.
 */
export const prefixOfPart = (part: string) => `${part.replace(/^mf-/, '')}_`;

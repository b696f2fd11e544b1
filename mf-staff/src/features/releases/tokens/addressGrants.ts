import type { AddressGrant } from '@harbor/contract';

/** Prefixes as somebody typed them: with or without slashes, several divided by commas or spaces. */
export const prefixesIn = (text: string): string[] =>
  text
    .split(/[,，、\s]+/)
    .map((prefix) => prefix.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .map((word) => `/${word}/`);

/** Parts that were released, and those that staff have given addresses before their first release. */
export const partsWith = (released: readonly string[], grants: readonly AddressGrant[] = []): string[] => [
  ...new Set([...released, ...grants.map(({ remote }) => remote)]),
];

import { placeOf } from '../files/place';

/** A string that a policy vouches for; the DOM's types do not know it yet. */
export type Trusted = string | object;

interface PolicyRules {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

interface Policy {
  createScriptURL: (address: string) => Trusted;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy };
  }
}

/** Scripts come from the releases of this very site. @throws TypeError for any other address */
function ownScript(address: string): string {
  placeOf(address);
  return address;
}

let policy: Policy | undefined;

/** Makes markup harmless; returns what may be written. */
export type Cleaner = (markup: string) => string;

let cleaner: Cleaner | undefined;

/**
 * Lets libraries write markup as plain strings from now on, each time cleaned: a rich-text editor cannot do without.
 * @param clean what it is cleaned by; the first one stays
 */
export function cleanMarkupBy(clean: Cleaner): void {
  cleaner ??= clean;
}

/** The address of a script as the browser takes it. @throws TypeError when it is no file of a release of this site */
export function trustedAddress(address: string): Trusted {
  return policy ? policy.createScriptURL(address) : ownScript(address);
}

/**
 * Makes the page's policies, before any library writes to the document. `default` is for libraries that know nothing of
 * Trusted Types: antd writes its styles through `innerHTML`. Text without markup passes; script addresses that come as
 * plain strings are refused, and so is markup until `cleanMarkupBy`; the refusal is reported like any violation.
 */
export function installPolicies(): void {
  if (!window.trustedTypes || policy) return;
  policy = window.trustedTypes.createPolicy('harbor', { createScriptURL: ownScript });
  window.trustedTypes.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? (cleaner?.(text) ?? null) : text),
    createScriptURL: () => null,
  });
}

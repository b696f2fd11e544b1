/**
 * The word under which this page's policy lets scripts and styles in; empty where there is no policy. Browsers hide it
 * from style sheets and markup, not from scripts.
 */
export const nonce: string = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

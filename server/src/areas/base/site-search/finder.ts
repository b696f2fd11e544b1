import type { SiteFound } from '@harbor/contract';
import type { SiteSearchKind } from '@harbor/contract/site-search-kinds';
import type { Core } from '../../../core';

declare module '../../../manifest' {
  interface AreaManifest {
    /** Its public things that the search of the whole site finds. */
    finds?: readonly SiteFinder[];
  }
}

/** One kind of things that the search of the whole site finds. */
export interface SiteFinder {
  kind: SiteSearchKind;
  /**
   * What fits best of what everybody may see, at most `limit`, the best first; nothing in it depends on who asks.
   * @param keyword what was typed, without blanks around it, 1 to 50 characters
   */
  find(core: Core, keyword: string, limit: number): Promise<SiteFound[]>;
}

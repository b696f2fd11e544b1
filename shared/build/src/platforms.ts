import type { RuleSetRule } from 'webpack';

/** What a module's name may end with where nothing is said. */
export const extensions = ['.tsx', '.ts', '.mjs', '.js'];

/** On the phone, `./Field` is `Field.mobile.tsx` where there is one. */
const resolve = { extensions: ['.mobile.tsx', '.mobile.ts', ...extensions] };

/**
 * Everything below `src/mobile.tsx` and files named `*.mobile.tsx` is built for the phone, in a layer of its own: a
 * component that is alike on both platforms is written once, and gets the leaf components of the one it is built for.
 */
export const phoneLayer: RuleSetRule[] = [
  { test: /[\\/.]mobile\.tsx?$/, layer: 'phone', resolve },
  { issuerLayer: 'phone', resolve },
];

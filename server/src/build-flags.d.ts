/** True in `build.mjs --production`: everything behind its negation is left out of that bundle. */
declare const HARBOR_PRODUCTION_BUILD: boolean;

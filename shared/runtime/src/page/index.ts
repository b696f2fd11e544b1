export { useBreadcrumb } from './breadcrumb';
export { type MainState, mainState, onMainReady, useMainState } from './main-state';
export type { Crumb, PageMeta } from './meta';
export { onRest } from './rest';
export { type PageOptions, usePage } from './use-page';

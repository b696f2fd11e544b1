export * from './atoms';
export * from './hooks';
export type { NavBackground } from './nav';
export { store } from './store';

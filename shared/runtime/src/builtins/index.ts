export { isWorthAnotherTry, look } from './look';
export { SpoiledError } from './spoiled';

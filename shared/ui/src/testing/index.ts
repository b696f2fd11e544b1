export { Providers, platform } from './platform';

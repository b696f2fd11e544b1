export { nonce } from './nonce';
export { type Cleaner, cleanMarkupBy } from './trusted-types';

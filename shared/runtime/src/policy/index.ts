export { nonce } from './nonce';

export { Purchase } from './Purchase.mobile';

export { OrderPapers } from './OrderPapers';

export { Standing } from './Standing';

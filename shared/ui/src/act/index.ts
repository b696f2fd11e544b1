export { actClass, quietActClass } from './actClass';

export { OrderButtons } from './OrderButtons';

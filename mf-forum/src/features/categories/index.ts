export { CategoryCards } from './CategoryCards';

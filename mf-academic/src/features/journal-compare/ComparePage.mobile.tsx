export { ComparePage, ComparePage as default } from './ComparePage';

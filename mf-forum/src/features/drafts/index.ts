export { DraftList } from './DraftList';

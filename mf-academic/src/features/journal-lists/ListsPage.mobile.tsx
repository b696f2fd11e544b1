export { ListsPage, ListsPage as default } from './ListsPage';

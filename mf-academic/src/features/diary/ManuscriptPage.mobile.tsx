export { ManuscriptPage, ManuscriptPage as default } from './ManuscriptPage';

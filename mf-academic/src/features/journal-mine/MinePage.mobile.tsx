export { MinePage, MinePage as default } from './MinePage';

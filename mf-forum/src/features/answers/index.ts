export { AcceptButton } from './AcceptButton';

export { installFiles } from './bridge';
export { FileError, type FileFailure, isIntegrityFailure } from './file-error';
export { showTrouble } from './trouble';

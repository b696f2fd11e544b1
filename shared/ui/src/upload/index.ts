export { checkPicture, pictureTypes } from './checkPicture';
export { FileField, type FileFieldProps } from './FileField';
export { FileLink, type FileLinkProps } from './FileLink';
export { FileAct, type FileActProps, FileMark, FileText } from './FileParts';
export { FileRow, type FileRowProps } from './FileRows';
export { fileKind, fileSize, shortHash } from './fileFacts';
export { PictureField, type PictureFieldProps } from './PictureField';
export { useDownload, useFileDownload } from './useFileDownload';
export { type Pictures, usePictures } from './usePictures';

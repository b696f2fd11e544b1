export { acceptOf } from './checkFile';
export { checkPicture, pictureTypes } from './checkPicture';
export { FileField, type FileFieldProps } from './FileField';
export { FileLink, type FileLinkProps } from './FileLink';
export { FileAct, type FileActProps, FileMark, FileText } from './FileParts';
export { FileRow, type FileRowProps, UploadRow } from './FileRows';
export { fileKind, fileSize, shortHash } from './fileFacts';
export { PictureField, type PictureFieldProps } from './PictureField';
export { pause, pauseAfter } from './patience';
export {
  type BegunUpload,
  type PartSettings,
  type SendingStage,
  sendParts,
  type UploadWays,
} from './sendFile';
export { sendPicture } from './sendPicture';
export { Unchecked } from './Unchecked';
export { useDownload, useFileDownload } from './useFileDownload';
export { type Pictures, usePictures } from './usePictures';
export { type Upload, useUploads } from './useUploads';

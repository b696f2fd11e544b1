export { checkPicture, pictureTypes } from './checkPicture';
export type { PictureCall } from './sendPicture';
export { type Picture, type Pictures, type PicturesElsewhere, usePictures } from './usePictures';

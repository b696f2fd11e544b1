export { checkPicture, pictureTypes } from './checkPicture';
export { type Picture, type Pictures, type PicturesElsewhere, usePictures } from './usePictures';

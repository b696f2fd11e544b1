export { type LargePictures, useLargePictures } from './useLargePictures';

export { copyText, putOnClipboard } from './copyText';

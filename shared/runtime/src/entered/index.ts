export { enterAgain, keepEntered, keepWriting } from './entered';

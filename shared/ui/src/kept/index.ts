export { useKeptText } from './useKeptText';

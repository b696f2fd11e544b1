export { HiddenTitle, type HiddenTitleProps } from './HiddenTitle';

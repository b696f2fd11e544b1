export { HiddenTitle, type HiddenTitleProps } from './HiddenTitle';
export { Spoken, type SpokenProps } from './Spoken';

export { ChoicePills, type ChoicePillsProps } from './ChoicePills';

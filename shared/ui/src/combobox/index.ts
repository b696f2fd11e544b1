export { type ComboboxOptions, useCombobox } from './useCombobox';

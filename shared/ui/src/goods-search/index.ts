export { GoodsCombobox, type GoodsComboboxProps } from './GoodsCombobox';
export { offersOf } from './offers';
export { goodsSuggestions } from './queries';
export { useSuggestions } from './useSuggestions';

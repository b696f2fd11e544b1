export { GoodsCombobox, type GoodsComboboxProps } from './GoodsCombobox';
export { Marked } from './Marked';
export { type Offer, offersOf } from './offers';
export { goodsSuggestions } from './queries';
export { useDebounced } from './useDebounced';
export { useSuggestions } from './useSuggestions';

export { Marked } from './Marked';
export { cutAt, type Offer, type OfferGroup } from './offers';
export { SearchCombobox, type SearchComboboxProps, type SearchFieldLooks } from './SearchCombobox';
export { useDebounced } from './useDebounced';

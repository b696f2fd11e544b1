export { SiteCombobox } from './SiteCombobox';
export { SiteFinds, type SiteFindsProps } from './SiteFinds';
export { useSiteFinds } from './useSiteFinds';

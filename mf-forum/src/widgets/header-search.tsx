import { HeaderSearch } from '../features/search/HeaderSearch';

/** The forum's search, for the header of the desktop on forum pages. */
export default HeaderSearch;

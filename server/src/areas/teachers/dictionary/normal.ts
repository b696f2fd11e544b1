import { spelling } from '../../../names/institutions';

/** How words are compared: width, case, blanks and marks do not count. */
export const normalOf = (text: string): string => spelling(text);

import type { Enter } from '../../entrance/useEntrance';

/** What each of the three forms gets from the page. */
export interface FormProps {
  /** Number that was typed in another form before. */
  phone: string;
  onPhone: (phone: string) => void;
  enter: Enter;
}

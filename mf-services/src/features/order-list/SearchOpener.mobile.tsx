import { Search } from 'lucide-react';
import styles from './SearchOpener.mobile.module.css';

interface SearchOpenerProps {
  open: boolean;
  onToggle: () => void;
}

/** A magnifier at the end of the navigation bar. */
export function SearchOpener({ open, onToggle }: SearchOpenerProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-label="搜索订单"
      aria-expanded={open}
      onClick={onToggle}
    >
      <Search size={22} strokeWidth={1.7} aria-hidden />
    </button>
  );
}

import { Menu as MenuIcon, X } from 'lucide-react';
import styles from './MenuButton.module.css';

interface MenuButtonProps {
  open: boolean;
  onToggle: () => void;
}

/** Brings the menu back while the forum's search stands in its place. */
export function MenuButton({ open, onToggle }: MenuButtonProps) {
  const Icon = open ? X : MenuIcon;
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open}
      aria-label={open ? '收起主菜单' : '展开主菜单'}
      title={open ? '收起主菜单' : '展开主菜单'}
      onClick={onToggle}
    >
      <Icon size={20} strokeWidth={1.7} aria-hidden />
    </button>
  );
}

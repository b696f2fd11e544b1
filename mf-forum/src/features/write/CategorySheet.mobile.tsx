import { Sheet } from '@harbor/ui/mobile';
import styles from './CategorySheet.mobile.module.css';
import { useCategories } from './useCategories';

interface CategorySheetProps {
  open: boolean;
  value: number | null;
  onClose: () => void;
  onChoose: (id: number) => void;
}

/** All categories, those below under the one they belong to. */
export function CategorySheet({ open, value, onClose, onChoose }: CategorySheetProps) {
  const categories = useCategories();
  const chip = (id: number, title: string) => (
    <button
      key={id}
      type="button"
      className={id === value ? styles.on : styles.chip}
      aria-pressed={id === value}
      onClick={() => onChoose(id)}
    >
      {title}
    </button>
  );
  return (
    <Sheet open={open} onClose={onClose} title="选择分类">
      {categories.map(({ id, title, children }) => (
        <section key={id} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.chips}>
            {children.length === 0 ? chip(id, title) : null}
            {children.map((child) => chip(child.id, child.title))}
          </div>
        </section>
      ))}
    </Sheet>
  );
}

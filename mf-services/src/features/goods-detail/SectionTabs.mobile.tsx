import strip from '../../parts/Strip.mobile.module.css';
import styles from './SectionTabs.mobile.module.css';
import { useSections } from './useSections';

interface SectionTabsProps {
  appraises: number;
}

const ids = ['intro', 'steps', 'appraise', 'faq'];

/** Tabs that stay below the bar and jump to their part. */
export function SectionTabs({ appraises }: SectionTabsProps) {
  const { current, jump } = useSections(ids);
  const labels = ['详情', '流程', appraises > 0 ? `评价 ${appraises}` : '评价', '常见问题'];
  return (
    <nav className={styles.tabs} aria-label="服务详情">
      {ids.map((id, place) => (
        <button
          key={id}
          type="button"
          className={current === id ? strip.on : undefined}
          aria-current={current === id ? 'true' : undefined}
          onClick={() => jump(id)}
        >
          {labels[place]}
        </button>
      ))}
    </nav>
  );
}

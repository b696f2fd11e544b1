import type { Category } from '@harbor/contract';
import styles from './CategoryBanner.module.css';

interface CategoryBannerProps {
  /** Undefined for all services. */
  category: Category | undefined;
  /** Drawn at the right; empty while it is not known. */
  cover: string;
}

// One quiet tint a category, in the key of its cover.
const tones: Record<number, string | undefined> = {
  1: styles.blue,
  2: styles.teal,
  3: styles.blue,
  4: styles.blue,
  5: styles.gold,
  6: styles.teal,
  7: styles.slate,
};

export function CategoryBanner({ category, cover }: CategoryBannerProps) {
  return (
    <header className={`${styles.banner} ${(category && tones[category.id]) ?? styles.blue}`}>
      <div className={styles.text}>
        <h1>{category?.title ?? '学术产品服务'}</h1>
        <p>{category?.description ?? '论文指导、期刊咨询、翻译润色、学术会议与知识产权辅导。'}</p>
        <p>研究内容、数据与结论由作者本人负责，老师只教方法、提意见。</p>
      </div>
      {cover && <img className={styles.picture} src={cover} alt="" width={294} height={196} />}
    </header>
  );
}

import type { GoodsDetail } from '@harbor/contract';
import { RichText } from '@harbor/ui';
import { Check } from 'lucide-react';
import styles from './DetailIntro.module.css';

interface DetailIntroProps {
  goods: GoodsDetail;
}

export function DetailIntro({ goods }: DetailIntroProps) {
  return (
    <>
      {goods.suitable_for.length > 0 && (
        <>
          <h2 className={styles.title}>适合谁</h2>
          <ul className={styles.list}>
            {goods.suitable_for.map((line) => (
              <li key={line}>
                <Check size={16} aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      {goods.detail_html && <RichText className={styles.text} html={goods.detail_html} />}
    </>
  );
}

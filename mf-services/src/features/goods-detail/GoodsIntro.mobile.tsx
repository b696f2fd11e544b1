import type { GoodsDetail } from '@harbor/contract';
import { RichText } from '@harbor/ui';
import { Check, FileText } from 'lucide-react';
import { Part } from '../../parts/Part.mobile';
import styles from './GoodsIntro.mobile.module.css';

interface GoodsIntroProps {
  goods: GoodsDetail;
}

export function GoodsIntro({ goods }: GoodsIntroProps) {
  return (
    <Part id="intro" title="适合谁">
      <ul className={styles.list}>
        {goods.suitable_for.map((line) => (
          <li key={line}>
            <Check size={18} className={styles.yes} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>您会收到</h2>
      <ul className={styles.list}>
        {goods.included.map((line) => (
          <li key={line}>
            <FileText size={18} className={styles.file} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      {goods.detail_html && <RichText className={styles.text} html={goods.detail_html} />}
    </Part>
  );
}

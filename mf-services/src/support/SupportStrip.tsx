import { Headset } from 'lucide-react';
import { SupportButton } from './SupportButton';
import styles from './SupportStrip.module.css';

/** The way on for somebody who found nothing suitable. */
export function SupportStrip() {
  return (
    <aside className={styles.strip} aria-label="联系客服">
      <Headset className={styles.icon} size={26} aria-hidden />
      <div className={styles.text}>
        <p className={styles.title}>没找到合适的？</p>
        <p>把稿件类型和截止日期告诉客服，为您列一份可选清单</p>
      </div>
      <SupportButton>联系客服</SupportButton>
    </aside>
  );
}

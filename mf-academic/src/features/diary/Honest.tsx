import { Lock } from 'lucide-react';
import styles from './Honest.module.css';

/** What becomes of what is written down here. */
export function Honest({ shares }: { shares: boolean }) {
  return (
    <p className={styles.honest}>
      <Lock size={16} aria-hidden />
      <span>
        标题、进展、备注与截止日只有您能看。
        {shares
          ? '各阶段用时去掉身份后计入期刊的中位数，满五人才显示、取整、不显示任何一个人的数；可以在进度本首页退出。'
          : '您已选择不参与期刊的匿名统计。'}
      </span>
    </p>
  );
}

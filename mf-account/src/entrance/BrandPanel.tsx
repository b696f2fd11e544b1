import { promises } from '@harbor/contract/promises';
import { Eye, FileCheck2, RefreshCw, UserX } from 'lucide-react';
import styles from './BrandPanel.module.css';
import harbour from './harbour.svg';

const kept = [
  { Icon: Eye, title: '稿件去向可见', text: '谁在何时打开、下载，逐条留痕' },
  { Icon: FileCheck2, title: '服务留痕报告', text: '写明帮助类型，可供期刊声明' },
  { Icon: UserX, title: '双重回避', text: '指定单位与教师看不到您的订单' },
  { Icon: RefreshCw, title: '按阶段退款', text: `付款前写清，${promises.refundAnswerHours} 小时答复` },
];

/** The left half of the login card: what the product stands for, above a drawn harbour. */
export function BrandPanel() {
  return (
    <aside className={styles.panel} aria-label="学术港的承诺">
      <p className={styles.slogan}>
        研究自己做，
        <br />
        难处有人教
      </p>
      <ul className={styles.promises}>
        {kept.map(({ Icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <span className={styles.icon}>
              <Icon size={18} aria-hidden />
            </span>
            <span>
              <b className={styles.title}>{title}</b>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <img className={styles.harbour} src={harbour} alt="" width={420} height={300} />
    </aside>
  );
}

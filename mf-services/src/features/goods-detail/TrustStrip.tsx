import { mostAvoided } from '@harbor/contract/order-form/limits';
import { Eye, ShieldCheck, Users } from 'lucide-react';
import styles from './TrustStrip.module.css';

const promises = [
  { icon: Eye, title: '稿件去向可见', text: '打开下载有记录' },
  { icon: ShieldCheck, title: '服务留痕报告', text: '可附期刊声明' },
  { icon: Users, title: '双重回避', text: `可设 ${mostAvoided} 个单位或老师` },
];

export function TrustStrip() {
  return (
    <ul className={styles.strip}>
      {promises.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={20} aria-hidden />
          <span>
            <strong>{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

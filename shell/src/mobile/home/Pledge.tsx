import { Panel } from '@harbor/ui/mobile';
import { Check, PenLine } from 'lucide-react';
import { pledge } from '../../home/sections';
import styles from './Pledge.module.css';

/** Where the help ends: what the house does, and what stays with the author. */
export function Pledge() {
  return (
    <Panel>
      <section aria-label={pledge.title}>
        <h2 className={styles.title}>{pledge.title}</h2>
        <p className={styles.text}>{pledge.text}</p>
        <div className={styles.sides}>
          <div>
            <h3 className={styles.head}>我们来做</h3>
            <ul className={styles.list}>
              {pledge.ours.map((line) => (
                <li key={line} className={styles.line}>
                  <Check className={styles.check} size={15} strokeWidth={2.2} aria-hidden />
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className={styles.head}>始终由您完成</h3>
            <ul className={styles.list}>
              {pledge.yours.map((line) => (
                <li key={line} className={styles.line}>
                  <PenLine className={styles.pen} size={14} strokeWidth={1.8} aria-hidden />
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </Panel>
  );
}

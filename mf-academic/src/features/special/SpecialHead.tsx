import type { PressSpecial } from '@harbor/contract';
import { Cover } from '@harbor/ui';
import { specialWords } from '../../parts/SpecialList';
import styles from './SpecialHead.module.css';

/** What a special is about, with its picture. */
export function SpecialHead({ special }: { special: PressSpecial }) {
  return (
    <header className={styles.head}>
      <Cover src={special.cover} className={styles.picture} eager />
      <div className={styles.words}>
        <p className={styles.kind}>专题</p>
        <h1 className={styles.title}>{special.title}</h1>
        <p className={styles.text}>{special.introduction}</p>
        <p className={styles.sub}>{specialWords(special)}</p>
      </div>
    </header>
  );
}

import { Section } from '@harbor/ui/desktop';
import { steps } from '../../home/sections';
import styles from './Steps.module.css';

/** How a service goes. */
export function Steps() {
  return (
    <Section title="一次服务怎么走" description="每一步做什么、谁来做、多久，都看得见">
      <ol className={styles.steps}>
        {steps.map(({ title, text, icon: Icon }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.top}>
              <span className={styles.number}>{index + 1}</span>
              <Icon className={styles.icon} size={24} strokeWidth={1.6} aria-hidden />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { Panel, Section } from '@harbor/ui/mobile';
import { steps } from '../../home/sections';
import styles from './Steps.module.css';

/** How a service goes. */
export function Steps() {
  return (
    <Section title="一次服务怎么走">
      <Panel>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number}>{index + 1}</span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </Section>
  );
}

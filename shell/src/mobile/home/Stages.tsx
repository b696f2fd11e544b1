import { siteSearchPath } from '@harbor/contract/site-search-kinds';
import { isLive, Link } from '@harbor/runtime';
import { Panel, Section } from '@harbor/ui/mobile';
import { stages } from '../../home/stages';
import styles from './Stages.module.css';

/** Services by the leg of the journey somebody is on. */
export function Stages() {
  if (!isLive('/productservice/')) return null;
  return (
    <Section title="按研究阶段找帮助">
      <Panel padding="none">
        <ol className={styles.stages}>
          {stages.map(({ title, icon: Icon, keywords }) => (
            <li key={title} className={styles.stage}>
              <span className={styles.port}>
                <Icon size={18} strokeWidth={1.8} aria-hidden />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.words}>
                {keywords.map((word) => (
                  <li key={word}>
                    <Link to={siteSearchPath('service', word)} className={styles.word}>
                      {word}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Panel>
    </Section>
  );
}

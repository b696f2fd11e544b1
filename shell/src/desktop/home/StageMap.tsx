import { siteSearchPath } from '@harbor/contract/site-search-kinds';
import { isLive, Link } from '@harbor/runtime';
import { Section } from '@harbor/ui/desktop';
import { ChevronRight } from 'lucide-react';
import { stages } from '../../home/stages';
import styles from './StageMap.module.css';
import { Voyage } from './Voyage';

/** Services by the leg of the journey somebody is on. */
export function StageMap() {
  if (!isLive('/productservice/')) return null;
  return (
    <Section
      title="按研究阶段找帮助"
      description="走到哪一步，就从哪一步问起"
      extra={
        <Link to="/productservice/" className={styles.more}>
          全部服务
          <ChevronRight size={15} aria-hidden />
        </Link>
      }
    >
      <div className={styles.map}>
        <Voyage />
        <ol className={styles.stages}>
          {stages.map(({ title, hint, icon: Icon, keywords }) => (
            <li key={title} className={styles.stage}>
              <span className={styles.port}>
                <Icon size={22} strokeWidth={1.7} aria-hidden />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.hint}>{hint}</p>
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
      </div>
    </Section>
  );
}

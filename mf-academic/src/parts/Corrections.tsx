import type { DataOf } from '@harbor/contract';
import { Link, LiveLink } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { ChevronRight } from 'lucide-react';
import { articlePath } from '../press/place';
import box from './Box.module.css';
import styles from './Corrections.module.css';

interface CorrectionsProps {
  corrections: DataOf<'GET /press/front'>['corrections'];
}

/** What was put right lately, for everybody to see, and the way to say what is wrong. */
export function Corrections({ corrections }: CorrectionsProps) {
  return (
    <Panel className={box.box}>
      <h2 className={box.title}>更正公示</h2>
      {corrections.length > 0 ? (
        <ul className={styles.list}>
          {corrections.map(({ id, title, text, at }) => (
            <li key={`${id} ${at}`}>
              <Link to={articlePath(id)} className={styles.title}>
                {title}
              </Link>
              <p className={styles.text}>{text}</p>
              <time dateTime={at} className={styles.when}>
                {formatTime(at).slice(5)}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>近期没有更正。每篇文章末尾都可以指出错误，核对后在这里公示。</p>
      )}
      <LiveLink to="/breadcrumb/7" className={styles.tell}>
        发现错误？告诉我们
        <ChevronRight size={14} aria-hidden />
      </LiveLink>
    </Panel>
  );
}

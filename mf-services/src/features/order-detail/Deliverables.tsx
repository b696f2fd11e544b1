import type { Deliverable } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { ChevronDown } from 'lucide-react';
import { Part } from '../../parts/Part';
import { DeliveryFacts } from '../delivery';
import { DeliverableFiles } from './DeliverableFiles';
import styles from './Deliverables.module.css';

interface DeliverablesProps {
  /** Newest first. */
  deliverables: Deliverable[];
}

/** Every delivered version with its files and their checksums; older ones folded. */
export function Deliverables({ deliverables }: DeliverablesProps) {
  return (
    <Part title="交付版本" extra="旧版本保留，文件均有校验码">
      {deliverables.map((one, place) => (
        <details
          key={one.version}
          className={place === 0 ? styles.newest : styles.version}
          open={place === 0}
        >
          <summary>
            <span className={styles.number}>v{one.version}</span>
            <strong>{one.title}</strong>
            <time dateTime={one.at}>
              {one.by} · {formatTime(one.at)}
            </time>
            <ChevronDown size={16} aria-hidden />
          </summary>
          <div className={styles.body}>
            {one.text && <p>{one.text}</p>}
            <DeliverableFiles files={one.files} />
            <DeliveryFacts delivery={one} />
          </div>
        </details>
      ))}
    </Part>
  );
}

import type { Deliverable } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { useState } from 'react';
import { Part } from '../../parts/Part.mobile';
import { DeliveryFacts } from '../delivery';
import { DeliverableFiles } from './DeliverableFiles';
import styles from './Deliverables.mobile.module.css';

interface DeliverablesProps {
  /** Newest first. */
  deliverables: Deliverable[];
}

export function Deliverables({ deliverables }: DeliverablesProps) {
  const newest = deliverables[0]?.version;
  // A choice holds until something newer is delivered.
  const [picked, setPicked] = useState({ version: newest, of: newest });
  const version = picked.of === newest ? picked.version : newest;
  const shown = deliverables.find((one) => one.version === version) ?? deliverables[0];
  if (!shown) return null;
  return (
    <Part
      title="交付内容"
      extra={
        <span className={styles.versions}>
          {deliverables.slice(0, 3).map((one) => (
            <button
              key={one.version}
              type="button"
              className={one.version === shown.version ? styles.on : undefined}
              aria-pressed={one.version === shown.version}
              onClick={() => setPicked({ version: one.version, of: newest })}
            >
              第 {one.version} 版
            </button>
          ))}
        </span>
      }
    >
      <p className={styles.meta}>
        {formatTime(shown.at)} · {shown.by}
      </p>
      {shown.text && <p className={styles.text}>{shown.text}</p>}
      <DeliverableFiles files={shown.files} />
      <DeliveryFacts delivery={shown} />
    </Part>
  );
}

import type { GoodsDetail } from '@harbor/contract';
import { Ban } from 'lucide-react';
import { Part } from '../../parts/Part.mobile';
import styles from './ServiceSteps.mobile.module.css';

interface ServiceStepsProps {
  steps: GoodsDetail['steps'];
  notIncluded: string[];
}

export function ServiceSteps({ steps, notIncluded }: ServiceStepsProps) {
  return (
    <Part id="steps" title="服务流程">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <span>{step.description}</span>
          </li>
        ))}
      </ol>
      <div className={styles.limit}>
        <h3>
          <Ban size={18} aria-hidden />
          本服务不包含
        </h3>
        <ul>
          {notIncluded.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Part>
  );
}

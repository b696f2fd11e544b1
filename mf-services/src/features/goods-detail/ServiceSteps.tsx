import type { GoodsDetail } from '@harbor/contract';
import styles from './ServiceSteps.module.css';

interface ServiceStepsProps {
  steps: GoodsDetail['steps'];
}

export function ServiceSteps({ steps }: ServiceStepsProps) {
  return (
    <>
      <h2 className={styles.title}>服务流程</h2>
      <ol className={styles.steps} style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

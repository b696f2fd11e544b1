import type { Deliverable } from '@harbor/contract';
import styles from './DeliveryFacts.module.css';

interface DeliveryFactsProps {
  delivery: Pick<Deliverable, 'change_list' | 'ai_statement'>;
}

/** What changed since the version before, and how artificial intelligence helped. Platform-free. */
export function DeliveryFacts({ delivery }: DeliveryFactsProps) {
  const { change_list: changes, ai_statement: ai } = delivery;
  return (
    <div className={styles.facts}>
      {changes.length > 0 && (
        <>
          <h3>修改清单（{changes.length} 处）</h3>
          <ol>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ol>
        </>
      )}
      <p className={styles.ai}>
        <b>AI 使用说明</b>
        {ai || '交付人没有填写'}
      </p>
    </div>
  );
}

import type { GoodsDetail } from '@harbor/contract';
import { ChevronDown } from 'lucide-react';
import styles from './Faq.module.css';

interface FaqProps {
  faq: GoodsDetail['faq'];
}

export function Faq({ faq }: FaqProps) {
  return (
    <>
      <h2 className={styles.title}>常见问题</h2>
      {faq.map(({ question, answer }, place) => (
        <details key={question} className={styles.item} open={place === 0}>
          <summary>
            {question}
            <ChevronDown size={16} aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </>
  );
}

import type { GoodsDetail } from '@harbor/contract';
import { ChevronDown } from 'lucide-react';
import styles from './Faq.module.css';

interface FaqProps {
  faq: GoodsDetail['faq'];
}

/** Questions that open, the first one open already. */
export function Faq({ faq }: FaqProps) {
  return faq.map(({ question, answer }, place) => (
    <details key={question} className={styles.item} open={place === 0}>
      <summary>
        {question}
        <ChevronDown aria-hidden />
      </summary>
      <p>{answer}</p>
    </details>
  ));
}

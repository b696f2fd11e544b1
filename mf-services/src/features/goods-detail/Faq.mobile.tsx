import type { GoodsDetail } from '@harbor/contract';
import { ChevronDown } from 'lucide-react';
import { Block } from '../block/Block.mobile';
import styles from './Faq.mobile.module.css';

interface FaqProps {
  faq: GoodsDetail['faq'];
}

export function Faq({ faq }: FaqProps) {
  return (
    <Block id="faq" title="常见问题">
      {faq.map(({ question, answer }, place) => (
        <details key={question} className={styles.item} open={place === 0}>
          <summary>
            {question}
            <ChevronDown size={18} aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </Block>
  );
}

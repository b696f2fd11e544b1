import type { DataOf, HeldWord } from '@harbor/contract';
import { wordActions } from '@harbor/contract/word-rule';
import { Button, Checkbox } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { actionTones, placesText } from './labels';
import styles from './Words.module.css';

export interface WordListProps {
  list: DataOf<'GET /staff/words/list'>['data'];
  chosen: ReadonlySet<number>;
  onChoose: (id: number, on: boolean) => void;
  onChange: (word: HeldWord) => void;
}

/** The words that hold, each to be changed or chosen for deletion. */
export function WordList({ list, chosen, onChoose, onChange }: WordListProps) {
  return (
    <ul className={styles.list} aria-label="敏感词">
      {list.map((one) => (
        <li key={one.id} className={styles.row}>
          <Checkbox checked={chosen.has(one.id)} onChange={(on) => onChoose(one.id, on)}>
            <span className={styles.word}>{one.word}</span>
          </Checkbox>
          <Tag tone={actionTones[one.action]}>{wordActions[one.action]}</Tag>
          <span className={styles.facts}>
            {placesText(one.places)}
            <small>
              {[one.rewrite ? `改为“${one.rewrite}”` : '', one.note].filter(Boolean).join(' · ') ||
                '没有备注'}
            </small>
          </span>
          <Button aria-label={`修改「${one.word}」`} onClick={() => onChange(one)}>
            修改
          </Button>
        </li>
      ))}
    </ul>
  );
}

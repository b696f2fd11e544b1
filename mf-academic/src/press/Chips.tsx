import type { PressCard } from '@harbor/contract';
import { pressType } from '@harbor/contract/press-status';
import { Link } from '@harbor/runtime';
import { Tag, type TagTone, tagClass } from '@harbor/ui/tag';
import styles from './Chips.module.css';
import { specialPath } from './place';

const typeTones: Record<PressCard['type'], TagTone> = {
  [pressType.news]: 'plain',
  [pressType.guide]: 'primary',
  [pressType.brief]: 'alert',
};

interface ChipsProps {
  article: Pick<PressCard, 'type' | 'type_text' | 'is_original' | 'corrected' | 'special'>;
  /** With the way to the special that it stands in. */
  special?: boolean;
}

/** What an article is, in short words: its kind, whose it is, whether it was corrected. */
export function Chips({ article, special = false }: ChipsProps) {
  const { type, type_text, is_original, corrected } = article;
  return (
    <p className={styles.chips}>
      <Tag tone={typeTones[type]}>{type_text}</Tag>
      {is_original ? <Tag tone="accent">原创</Tag> : <Tag>转载</Tag>}
      {corrected ? <Tag tone="gold">有更正</Tag> : null}
      {special && article.special ? (
        <Link
          className={`${tagClass('primary')} ${styles.special}`}
          to={specialPath(article.special.id)}
        >{`专题 · ${article.special.title}`}</Link>
      ) : null}
    </p>
  );
}

import type { ForumDeskItem, LookedAt } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import type { ReactNode } from 'react';
import { Card } from '../../../parts/Card';
import { AuthorCard } from './AuthorCard';
import styles from './Detail.module.css';
import { Edits } from './Edits';
import { Images } from './Images';
import { LookedText } from './LookedText';
import type { PersonCardProps } from './PersonCard';

export interface TextCardProps {
  title: ReactNode;
  status: string;
  /** Where readers find it. */
  link?: { to: string; text: string };
  tags?: ReactNode;
  text: string;
  /** Instead of a text that is empty. */
  empty?: string;
  images?: readonly string[];
  looked: LookedAt;
  /** What stands under it. */
  children?: ReactNode;
}

/** Words that somebody wrote, with those marked that rules found, and what the team changed in them before. */
export function TextCard({
  title,
  status,
  link,
  tags,
  text,
  empty,
  images = [],
  looked,
  children,
}: TextCardProps) {
  return (
    <>
      <Card
        title={title}
        note={status}
        extra={
          link ? (
            <LiveLink className={styles.link} to={link.to}>
              {link.text}
            </LiveLink>
          ) : null
        }
      >
        {tags ? <p className={styles.tags}>{tags}</p> : null}
        <p className={styles.text}>{text ? <LookedText text={text} marks={looked.marks} /> : empty}</p>
        <Images images={images} />
        {children}
      </Card>
      <Edits edits={looked.edits} />
    </>
  );
}

export interface TextCaseProps {
  author: PersonCardProps['person'];
  /** What the author is here. */
  called?: string;
  children: ReactNode;
}

/** A case about somebody's words: the words and what is known of them, and who wrote them. */
export function TextCase({ author, called = '作者', children }: TextCaseProps) {
  return (
    <>
      {children}
      <AuthorCard title={called} person={author} />
    </>
  );
}

/** What the rules on wording found as it was sent. */
export function Findings({ findings }: Pick<ForumDeskItem, 'findings'>) {
  return findings.map((word) => (
    <Tag key={word} tone="alert">
      命中 {word}
    </Tag>
  ));
}

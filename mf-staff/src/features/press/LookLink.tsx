import { Link } from '@harbor/runtime';
import styles from './LookLink.module.css';
import { type ListFilter, listPath } from './list/filter';

export interface LookLinkProps {
  /** Articles and drafts that have it; nothing is shown without. */
  used: number;
  title: string;
  filter: Partial<ListFilter>;
}

/** Leads to the articles of a tag or a special. */
export const LookLink = ({ used, title, filter }: LookLinkProps) =>
  used > 0 ? (
    <Link
      className={styles.look}
      to={listPath({ keyword: '', page: 1, ...filter })}
      aria-label={`看头条：${title}`}
    >
      看头条
    </Link>
  ) : null;

import { type SiteSearchKind, siteSearches, siteSearchPath } from '@harbor/contract/site-search-kinds';
import { Link } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import { Marked } from '../search-combobox';
import styles from './SiteFinds.module.css';
import type { useSiteFinds } from './useSiteFinds';

export interface SiteFindsProps {
  finds: ReturnType<typeof useSiteFinds>;
  /** Kinds that the page shows by itself. */
  without: readonly SiteSearchKind[];
  /** One of them was opened. */
  onUse: () => void;
}

/** What fits of the other parts of the site, on the phone: by kind, each with the way to all of its finds. */
export function SiteFinds({ finds: { groups, keyword }, without, onUse }: SiteFindsProps) {
  return groups
    .filter(({ kind }) => !without.includes(kind))
    .map(({ kind, data }) => (
      <section key={kind} className={styles.group} aria-label={siteSearches[kind].title}>
        <h2 className={styles.title}>
          {siteSearches[kind].title}
          <Link to={siteSearchPath(kind, keyword)} className={styles.more} onClick={onUse}>
            全部
            <ChevronRight size={14} aria-hidden />
          </Link>
        </h2>
        <ul>
          {data.map(({ id, title, note, link }) => (
            <li key={id}>
              <Link to={link} className={styles.find} onClick={onUse}>
                <span className={styles.label}>
                  <Marked text={title} keyword={keyword} />
                </span>
                <span className={styles.note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}

import type { HelpArticle } from '@harbor/contract';
import { isLive, Link } from '@harbor/runtime';
import { ChevronDown } from 'lucide-react';
import { Sheet } from '../../../frames/info/Sheet';
import { InfoParagraphs } from '../text/InfoParagraphs';
import styles from './Help.module.css';

export interface HelpGroupProps {
  id?: string;
  title: string;
  description: string;
  articles: HelpArticle[];
  /** The first answer is open from the start. */
  openFirst?: boolean;
}

/** Questions whose answers unfold, as the browser itself does it: they work without a script too. */
export function HelpGroup({ id, title, description, articles, openFirst = false }: HelpGroupProps) {
  return (
    <section id={id} className={styles.group}>
      <Sheet>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
        <ul className={styles.list}>
          {articles.map((article, n) => (
            <li key={article.id} className={styles.item}>
              <details open={openFirst && n === 0}>
                <summary className={styles.question}>
                  {article.question}
                  <ChevronDown size={18} className={styles.arrow} aria-hidden />
                </summary>
                <div className={styles.answer}>
                  <InfoParagraphs text={article.answer} />
                  {article.link && isLive(article.link.path) ? (
                    <p>
                      <Link to={article.link.path}>{article.link.title}</Link>
                    </p>
                  ) : null}
                </div>
              </details>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

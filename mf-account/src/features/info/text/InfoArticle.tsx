import type { InfoText } from '@harbor/contract';
import styles from './InfoArticle.module.css';

/** A running text with its sections. */
export function InfoArticle({ text: { title, lead, updated_at, sections } }: { text: InfoText }) {
  return (
    <article>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.date}>更新于 {updated_at}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

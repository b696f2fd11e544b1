import styles from './Sections.module.css';
import type { Section } from './sections';

/** A long text as it stands. */
export function SectionsText({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.text}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

import type { Clause } from '@harbor/contract';
import { Bone, formatDate, Waiting } from '@harbor/ui';
import styles from './AgreementText.module.css';

export interface AgreementTextProps {
  agreement: Clause | undefined;
}

/** The sections of an agreement, for whatever overlay shows them. */
export function AgreementText({ agreement }: AgreementTextProps) {
  if (!agreement) return <AgreementSkeleton />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text that scrolls must be reachable by keyboard
    <article className={styles.text} tabIndex={0} aria-label={agreement.title}>
      <p className={styles.meta}>
        {agreement.title} · 版本 {agreement.version} · {formatDate(agreement.effective_at)} 起生效
      </p>
      {agreement.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text} className={styles.paragraph}>
              {text}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

function AgreementSkeleton() {
  return (
    <Waiting>
      <div className={styles.bones}>
        {[90, 60, 96, 88, 70, 94].map((width) => (
          <Bone key={width} width={`${width}%`} />
        ))}
      </div>
    </Waiting>
  );
}

import type { SubmissionGuide } from '@harbor/contract';
import { Check, ChevronDown, ShieldCheck, X } from 'lucide-react';
import styles from './Guide.module.css';

interface GuideProps {
  guide: SubmissionGuide;
}

/** What direct submission is, in a sentence. */
function Lead({ guide }: GuideProps) {
  return (
    <>
      <h1>{guide.title}</h1>
      <p className={styles.lead}>{guide.lead}</p>
    </>
  );
}

/** How it goes. */
function Steps({ guide }: GuideProps) {
  return (
    <ol className={styles.steps}>
      {guide.steps.map(({ title, text }, i) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** What direct submission is and how it goes. */
export function GuideHead({ guide }: GuideProps) {
  return (
    <header className={styles.head}>
      <Lead guide={guide} />
      <Steps guide={guide} />
    </header>
  );
}

/** The same on the phone: a sentence, and the rest for who asks, so that the form begins on the first screen. */
export function GuideFold({ guide }: GuideProps) {
  return (
    <header className={styles.head}>
      <Lead guide={guide} />
      <details className={styles.fold}>
        <summary>
          <span>投稿流程与诚信要求</span>
          <ChevronDown size={18} aria-hidden />
        </summary>
        <Steps guide={guide} />
        <GuideLimits guide={guide} />
      </details>
    </header>
  );
}

/** What the platform does, what it never does, and what it asks of authors. */
export function GuideLimits({ guide }: GuideProps) {
  const lists = [
    { title: '我们做什么', lines: guide.offers, Icon: Check, tone: styles.good },
    { title: '我们不做什么', lines: guide.limits, Icon: X, tone: styles.never },
    { title: '诚信要求', lines: guide.integrity, Icon: ShieldCheck, tone: styles.rule },
  ];
  return (
    <div className={styles.limits}>
      {lists.map(({ title, lines, Icon, tone }) => (
        <section key={title} className={`${styles.limit} ${tone}`}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Icon size={16} aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Questions that authors ask before they begin. */
export function GuideQuestions({ guide }: GuideProps) {
  return (
    <section className={styles.faq}>
      <h2>常见问题</h2>
      {guide.faq.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

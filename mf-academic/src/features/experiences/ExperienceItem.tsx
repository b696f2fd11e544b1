import type { JournalExperience } from '@harbor/contract';
import { experienceProofs, proofWords } from '@harbor/contract/journal-experience';
import { Link } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { actClass, quietActClass } from '@harbor/ui/act';
import { Tag } from '@harbor/ui/tag';
import { Flag, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { experiencesPath } from '../../journals/experiencePaths';
import { forMembers } from '../../visitors/forMembers';
import styles from './ExperienceItem.module.css';
import { useMarkUseful } from './queries';
import { resultTone, toldWords } from './words';

/** Its files come when somebody wants to report. */
const ReportBox = lazy(async () => ({ default: (await import('./ReportBox')).ReportBox }));

/** 有用, once a person; the answer of the server is what stands there. */
function UsefulButton({ experience }: { experience: JournalExperience }) {
  const { id, useful, marked, own } = experience;
  const [given, setGiven] = useState<{ useful: number; marked: boolean }>();
  const mark = useMarkUseful({ onSuccess: setGiven });
  const now = given ?? { useful, marked };
  if (own) return <span className={styles.plain}>{now.useful} 人觉得有用</span>;
  const press = () =>
    forMembers('请登录后标为有用', () => mark.mutate({ params: { id }, body: { useful: !now.marked } }));
  return (
    <button
      type="button"
      className={actClass(now.marked)}
      aria-pressed={now.marked}
      disabled={mark.isPending}
      onClick={press}
    >
      <ThumbsUp size={15} aria-hidden />
      有用 {now.useful || ''}
    </button>
  );
}

function ReportButton({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={quietActClass}
        onClick={() => forMembers('请登录后举报', () => setOpen(true))}
      >
        <Flag size={14} aria-hidden />
        举报
      </button>
      {open ? (
        <Suspense fallback={null}>
          <ReportBox id={id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What one author tells of a submission. Who that is is told to nobody. */
export function ExperienceItem({ experience }: { experience: JournalExperience }) {
  const { result, result_text, proof, text, published_at, own, is_demo } = experience;
  return (
    <article className={styles.item}>
      <p className={styles.head}>
        <Tag tone={resultTone(result)}>{result_text}</Tag>
        {proof ? (
          <span title={proofWords}>
            <Tag tone="primary">{experienceProofs[proof]}</Tag>
          </span>
        ) : null}
        {own ? <Tag tone="gold">我写的</Tag> : null}
        {is_demo ? <Tag>演示数据</Tag> : null}
      </p>
      <ul className={styles.facts}>
        {toldWords(experience).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {text ? <p className={styles.text}>{text}</p> : null}
      <p className={styles.foot}>
        <UsefulButton experience={experience} />
        {own ? <Link to={experiencesPath}>修改或撤下</Link> : <ReportButton id={experience.id} />}
        <span className={styles.at}>{formatDate(published_at)} 发布</span>
      </p>
    </article>
  );
}

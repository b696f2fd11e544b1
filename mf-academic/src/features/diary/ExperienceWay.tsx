import type { DiaryDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import { newExperiencePath } from '../../journals/experiencePaths';
import styles from './ExperienceWay.module.css';
import { submissionOf } from './submissionOf';

/** Once a journal has decided, a way to tell others how it went: what was written down is brought along, by one press. */
export function ExperienceWay({ manuscript }: { manuscript: DiaryDetail }) {
  const { journal } = manuscript;
  const known = submissionOf(manuscript.rounds[0]?.steps ?? []);
  if (journal.id === null || !known) return null;
  return (
    <Link className={styles.way} to={newExperiencePath(journal.id, known)}>
      <span>
        <b>写成投稿经验，帮到后来的作者</b>
        <small>结果与日期已带入；审核后匿名公开，进度本里的标题和备注不会带出去</small>
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

import { apiMutation, apiQuery, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { clock } from '../words';
import styles from './LessonEditor.module.css';

const versionQuery = (id: number) =>
  apiQuery('GET /staff/teaching/lesson/:id', { params: { id } }, { silent: true, staleTime: 0 });

const useDecide = apiMutation('POST /staff/teaching/version/:id', {
  silent: true,
  invalidates: [
    'GET /staff/teaching/lesson/:id',
    'GET /staff/teaching/versions',
    'GET /staff/course/detail/:id',
    'GET /staff/course/list',
  ],
});

const languages: Record<string, string> = { zh: '中文', en: '英文' };

/** What the course's teacher handed in of a lesson: looked at, passed, or given back with a reason. */
export function VersionCard({ lesson }: { lesson: number }) {
  const { data } = useQuery(versionQuery(lesson));
  const [asked, setAsked] = useState(false);
  const decide = useDecide();
  const saving = useSaving();
  const version = data?.version;
  // What was given back is the teacher's again.
  if (version?.status !== 1) return null;
  const { id, title, before, seconds, is_new, captions, files, teacher, submitted_at } = version;
  const parts: string[] = [
    is_new && '新的一讲',
    title !== before && `讲名改为“${title}”`,
    seconds > 0 && `新视频 ${clock(seconds)}`,
    ...captions.map(({ lang, cues }) =>
      cues > 0 ? `${languages[lang] ?? lang}字幕 ${cues} 条` : `移除${languages[lang] ?? lang}字幕`,
    ),
    files.length > 0 && `资料：${files.map(({ name }) => name).join('、')}`,
  ].filter((part) => part !== false);
  return (
    <Card title="教师提交的修改" note={`${teacher} · ${submitted_at ? formatWhen(submitted_at) : ''}提交`}>
      <ul className={styles.changes} aria-label="修改的内容">
        {(parts.length > 0 ? parts : ['内容没有变化']).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button
          block
          onClick={() => window.open(`/cloudclassroom/?tab=teaching&preview=${lesson}`, '_blank', 'noopener')}
        >
          预览教师的版本
        </Button>
        <Button
          block
          kind="primary"
          loading={saving.busy}
          onClick={() => void saving.run(() => decide.mutateAsync({ params: { id }, body: { act: 'pass' } }))}
        >
          通过，学员可见
        </Button>
        <Button block onClick={() => setAsked(true)}>
          退回修改
        </Button>
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
      </div>
      {asked ? (
        <AskFirst
          title="退回修改"
          yes="退回"
          reason={200}
          done="已退回，教师会收到通知"
          act={(reason) => decide.mutateAsync({ params: { id }, body: { act: 'return', reason } })}
          onClose={() => setAsked(false)}
        >
          <p>教师看到原因后修改并重新提交，学员看到的不变。</p>
        </AskFirst>
      ) : null}
    </Card>
  );
}

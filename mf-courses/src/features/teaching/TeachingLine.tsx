import type { TeachingLesson } from '@harbor/contract';
import { versionStatus } from '@harbor/contract/version-status';
import { Button, Confirm, LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { clockText } from '../../player/clock';
import { CaptionsBox } from './CaptionsBox';
import { FilesBox } from './FilesBox';
import { useDeleteLesson, useDropLesson, useSubmitLesson, useWithdrawLesson } from './queries';
import styles from './Teaching.module.css';
import { previewPath } from './teachingPath';
import { useAct } from './useAct';
import { VideoBox } from './VideoBox';

type Asked = 'drop' | 'delete';

const questions: Record<Asked, { title: string; yes: string; text: string }> = {
  drop: { title: '放弃这次修改', yes: '放弃', text: '新视频、字幕与资料会删除，学员看到的不变。' },
  delete: { title: '删除这一讲', yes: '删除', text: '这一讲与它的视频、字幕和资料一并删除，不能恢复。' },
};

const tones = {
  [versionStatus.draft]: 'plain',
  [versionStatus.waiting]: 'gold',
  [versionStatus.returned]: 'alert',
} as const;

/** One lesson: its recording, captions and materials, and its way to learners. */
export function TeachingLine({ lesson }: { lesson: TeachingLesson }) {
  const { id, number, title, seconds, shown, version, acts } = lesson;
  const [asked, setAsked] = useState<Asked>();
  const act = useAct();
  const submit = useSubmitLesson();
  const withdraw = useWithdrawLesson();
  const drop = useDropLesson();
  const remove = useDeleteLesson();
  const params = { id };
  const may = (name: (typeof acts)[number]) => acts.includes(name);
  const tone = version ? tones[version.status as keyof typeof tones] : undefined;
  return (
    <article className={styles.lesson} aria-label={title}>
      <header className={styles.line}>
        <h4>
          第 {number} 讲 {title}
        </h4>
        <span className={styles.tags}>
          {version ? <Tag tone={tone}>{version.status_text}</Tag> : null}
          <Tag tone={shown ? 'accent' : 'plain'}>
            {shown ? `学员可看 ${clockText(seconds)}` : '学员不可见'}
          </Tag>
        </span>
      </header>
      {version?.reason ? (
        <p className={styles.returned} role="status">
          退回修改：{version.reason}
        </p>
      ) : null}
      <div className={styles.parts}>
        <VideoBox lesson={lesson} />
        {may('change') ? (
          <div className={styles.extras}>
            <CaptionsBox lesson={lesson} />
            <FilesBox lesson={lesson} />
          </div>
        ) : null}
      </div>
      <footer className={styles.acts}>
        {may('preview') ? <LinkButton to={previewPath(id)}>预览</LinkButton> : null}
        {may('submit') ? (
          <Button
            kind="primary"
            loading={act.busy}
            aria-label={`提交审核 ${title}`}
            onClick={() => void act.run(() => submit.mutateAsync({ params }))}
          >
            提交审核
          </Button>
        ) : null}
        {may('withdraw') ? (
          <Button loading={act.busy} onClick={() => void act.run(() => withdraw.mutateAsync({ params }))}>
            撤回修改
          </Button>
        ) : null}
        {may('drop') ? <Button onClick={() => setAsked('drop')}>放弃修改</Button> : null}
        {may('delete') ? <Button onClick={() => setAsked('delete')}>删除这一讲</Button> : null}
      </footer>
      {act.problem ? (
        <p className={styles.problem} role="alert">
          {act.problem}
        </p>
      ) : null}
      <Confirm
        open={asked !== undefined}
        title={asked ? questions[asked].title : ''}
        yes={asked ? questions[asked].yes : ''}
        danger
        loading={act.busy}
        onClose={() => setAsked(undefined)}
        onYes={() =>
          void act
            .run(() => (asked === 'delete' ? remove : drop).mutateAsync({ params }))
            .then(() => setAsked(undefined))
        }
      >
        {asked ? questions[asked].text : ''}
      </Confirm>
    </article>
  );
}

import type { VideoInfo } from '@harbor/contract';
import { call, useQuery } from '@harbor/runtime';
import { ErrorBlock, LinkButton, ListSkeleton, Panel } from '@harbor/ui/kit';
import { useCallback } from 'react';
import { coursePath } from '../../courses/paths';
import { BlockedCard } from '../../player/BlockedCard';
import { Player } from '../../player/Player';
import { usePlay } from '../../player/usePlay';
import { useReady } from '../classroom/useReady';
import { lessonPreview } from './queries';
import styles from './Teaching.module.css';
import { teachingPath } from './teachingPath';

interface LessonPreviewProps {
  lesson: number;
  onReady: (ready: boolean) => void;
}

/** A lesson as it is judged before learners have it: for its teacher and for the team. */
export function LessonPreview({ lesson, onReady }: LessonPreviewProps) {
  const query = useQuery(lessonPreview(lesson));
  useReady(!query.isPending, onReady);
  if (query.isPending) return <ListSkeleton rows={3} />;
  if (!query.data)
    return (
      <Panel>
        <ErrorBlock title="预览没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  return <Preview lesson={lesson} info={query.data} />;
}

function Preview({ lesson, info }: { lesson: number; info: VideoInfo }) {
  const ask = useCallback(
    () => call('POST /teaching/preview/:id/ticket', { params: { id: lesson }, silent: true }),
    [lesson],
  );
  const play = usePlay(info, ask, () => undefined);
  return (
    <>
      <header className={styles.top}>
        <LinkButton to={teachingPath(info.course.id)}>回到课程</LinkButton>
        <h2>预览：{info.lesson.title}</h2>
      </header>
      <div className={styles.screen}>
        <Player
          info={info}
          play={play}
          startAt={0}
          cover={
            play.blocked ? (
              <BlockedCard
                blocked={play.blocked}
                onTakeOver={play.takeOver}
                coursePath={coursePath(info.course.id)}
              />
            ) : undefined
          }
        />
      </div>
    </>
  );
}

import type { CourseDetail, VideoInfo } from '@harbor/contract';
import { call, useQuery } from '@harbor/runtime';
import { Bone, formatFen, Waiting } from '@harbor/ui';
import { Button, ErrorBlock, LinkButton, Panel } from '@harbor/ui/kit';
import { useState } from 'react';
import { buyPath, coursePath } from '../../courses/paths';
import { BlockedCard } from '../../player/BlockedCard';
import { lengthText } from '../../player/clock';
import { Player } from '../../player/Player';
import { usePlay } from '../../player/usePlay';
import { trialVideo } from './queries';
import styles from './TrialPlayer.module.css';

interface TrialPlayerProps {
  course: CourseDetail;
  lesson: number;
}

/** Plays what anybody may watch of a lesson; behind it stands how to go on. */
export function TrialPlayer({ course, lesson }: TrialPlayerProps) {
  const query = useQuery(trialVideo(course.id, lesson));
  if (query.data) return <Trial course={course} info={query.data} />;
  if (query.isError)
    return (
      <Panel>
        <ErrorBlock
          compact
          title="试看没有加载出来"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </Panel>
    );
  return (
    <Waiting>
      <Bone ratio="16/9" radius={12} />
    </Waiting>
  );
}

function Trial({ course, info }: { course: CourseDetail; info: VideoInfo }) {
  const [ended, setEnded] = useState(false);
  const { id } = course;
  const play = usePlay(
    info,
    (body) =>
      call('POST /course/:id/ticket', {
        params: { id },
        body: { lesson_id: info.lesson.id, ...body },
        silent: true,
      }),
    () => undefined,
  );
  const cover = play.blocked ? (
    <BlockedCard blocked={play.blocked} onTakeOver={play.takeOver} coursePath={coursePath(id)} />
  ) : ended ? (
    <div className={styles.card}>
      <p className={styles.title}>试看到此，共 {lengthText(info.until)}</p>
      <p>
        购买后看完整的 {course.lessons} 讲，
        {course.valid_days > 0 ? `${course.valid_days} 天内有效` : '永久有效'}
      </p>
      <div className={styles.ways}>
        <Button onClick={() => setEnded(false)}>再看一遍</Button>
        <LinkButton to={buyPath(id)} primary>
          {course.price_fen === 0 ? '免费加入' : `购买课程 ¥${formatFen(course.price_fen, { trim: true })}`}
        </LinkButton>
      </div>
    </div>
  ) : undefined;
  return (
    <Player
      // Once more from the beginning is a new player.
      key={`${ended}`}
      info={info}
      play={play}
      startAt={0}
      cover={cover}
      onTryEnd={() => setEnded(true)}
    />
  );
}

import type { DataOf, ScheduleState } from '@harbor/contract';
import { call, invalidateCalls, navigate, useQuery, useQueryClient, useSession } from '@harbor/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playPath } from '../../courses/paths';
import { courseInfo } from '../../courses/queries';
import type { PlayerHandle } from '../../player/Player';
import type { LessonPlay } from '../../player/readLesson';
import { leftAt, startOf } from '../../player/startOf';
import { useOutbox } from '../../player/useOutbox';
import { usePlay } from '../../player/usePlay';
import { useProgress } from '../../player/useProgress';
import { staleByNotes } from '../../talk/queries';

/** Everything that a page with a lesson does besides showing it; the same on both platforms. */
export function useLesson(courseId: number, { info, own }: LessonPlay, at: number | undefined) {
  const { user } = useSession();
  const client = useQueryClient();
  const { lesson } = info;
  const course = useQuery(courseInfo(courseId)).data?.info;
  const player = useRef<PlayerHandle>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [second, setSecond] = useState(0);
  const [ended, setEnded] = useState<'lesson' | 'try'>();
  const [learnt, setLearnt] = useState<ScheduleState>();
  /** The second that what is being written bears: it stays while the lesson goes on. */
  const [marked, setMarked] = useState<number>();
  const [writing, setWriting] = useState(0);
  const owner = own ? user?.id : undefined;

  const play = usePlay(
    info,
    (body) =>
      call('POST /course/:id/ticket', {
        params: { id: courseId },
        body: { lesson_id: lesson.id, ...body },
        silent: true,
      }),
    (play_id) =>
      void call('POST /course/:id/play/end', {
        params: { id: courseId },
        body: { play_id },
        silent: true,
        keepalive: true,
      }).catch(() => undefined),
  );

  const handleSent = useCallback(() => void invalidateCalls(staleByNotes), []);
  const { waiting, flush } = useOutbox(owner, handleSent);
  const handleState = useCallback(
    (state: ScheduleState) => {
      setLearnt(state);
      client.setQueryData<DataOf<'GET /course/:id/info'>>(courseInfo(courseId).queryKey, (old) => {
        if (!old) return old;
        const chapters = old.info.chapters.map((chapter) => ({
          ...chapter,
          lessons: chapter.lessons.map((one) =>
            one.id === lesson.id
              ? { ...one, percent: state.percent, progress: state.progress, position: state.position }
              : one,
          ),
        }));
        const mine = old.info.own && { ...old.info.own, percent: state.course_percent };
        return { info: { ...old.info, chapters, own: mine } };
      });
    },
    [client, courseId, lesson.id],
  );
  useProgress({
    video,
    courseId,
    lessonId: lesson.id,
    owner,
    onState: handleState,
    onBack: () => void flush(),
  });

  const completed = learnt?.completed ?? false;
  useEffect(() => {
    if (completed)
      void invalidateCalls(['GET /course/:id/info', 'GET /cloudclassroom/list', 'GET /certificate/list']);
  }, [completed]);

  const handleTime = useCallback((time: number) => setSecond(Math.floor(time * 2) / 2), []);
  const seek = useCallback((to: number) => {
    setEnded(undefined);
    player.current?.seek(to);
  }, []);
  const mark = () => setMarked(player.current?.time() ?? second);
  const write = () => {
    mark();
    setWriting((old) => old + 1);
  };
  const open = (next: number) => navigate(playPath(courseId, next));

  const left = leftAt(info);
  return {
    course,
    player,
    play,
    owner,
    second,
    ended,
    learnt,
    waiting,
    marked: marked ?? second,
    writing,
    startAt: startOf(info, at),
    /** Where it goes on from, where that was not said by the address. */
    resumed: at === undefined && left > 0 ? left : undefined,
    setVideo,
    handleTime,
    handleEnd: () => setEnded('lesson'),
    handleTryEnd: () => setEnded('try'),
    again: () => seek(0),
    seek,
    mark,
    write,
    /** What was written went, or nothing is written: the second follows the lesson again. */
    unmark: () => setMarked(undefined),
    open,
  };
}

export type Lesson = ReturnType<typeof useLesson>;

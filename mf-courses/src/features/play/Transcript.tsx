import type { VideoInfo } from '@harbor/contract';
import { Link, useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { playPath } from '../../courses/paths';
import { TimePill } from '../../parts/TimePill';
import { useVtt } from '../../player/useCaptions';
import { cueAt, searchCues } from '../../player/vtt';
import { transcriptFinds } from './queries';
import styles from './Transcript.module.css';

interface TranscriptProps {
  courseId: number;
  info: VideoInfo;
  second: number;
  onSeek: (second: number) => void;
}

/** Every caption of the lesson as text; a word is looked for here, or in all lessons. */
export function Transcript({ courseId, info, second, onSeek }: TranscriptProps) {
  const { captions } = info;
  const cues = useVtt(captions.find(({ lang }) => lang === 'zh')?.url ?? captions[0]?.url ?? '');
  const [word, setWord] = useState('');
  const [everywhere, setEverywhere] = useState('');
  const found = searchCues(cues, word);
  const now = cueAt(cues, second);
  if (captions.length === 0) return <Empty compact title="这一讲没有字幕" />;
  return (
    <>
      <search>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            setEverywhere(word.trim());
          }}
        >
          <Search size={17} aria-hidden />
          <input
            type="search"
            value={word}
            maxLength={50}
            aria-label="在字幕里查找"
            placeholder="查找讲过的一句话"
            onChange={(event) => {
              setWord(event.target.value);
              setEverywhere('');
            }}
          />
          {word.trim() ? (
            <button type="submit" className={styles.all}>
              查全部讲次
            </button>
          ) : null}
        </form>
      </search>
      {everywhere ? (
        <Finds courseId={courseId} word={everywhere} here={info.lesson.id} onSeek={onSeek} />
      ) : (
        <>
          {word.trim() ? (
            <p className={styles.count} role="status">
              本讲找到 {found.length} 处
            </p>
          ) : null}
          <ol className={styles.lines}>
            {found.map(({ from, text }) => (
              <li key={from}>
                <button
                  type="button"
                  className={now?.from === from ? `${styles.line} ${styles.on}` : styles.line}
                  onClick={() => onSeek(from)}
                >
                  <TimePill at={from} on={now?.from === from} />
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface FindsProps {
  courseId: number;
  word: string;
  here: number;
  onSeek: (second: number) => void;
}

function Finds({ courseId, word, here, onSeek }: FindsProps) {
  const query = useQuery(transcriptFinds(courseId, word));
  if (query.isPending) return <ListSkeleton rows={3} picture={false} />;
  if (query.isError)
    return <ErrorBlock compact title="没有查成" error={query.error} onRetry={() => void query.refetch()} />;
  const finds = query.data.data;
  if (finds.length === 0) return <Empty compact title={`各讲都没有提到“${word}”`} />;
  return (
    <>
      <p className={styles.count} role="status">
        全部讲次找到 {finds.length} 处
      </p>
      <ol className={styles.lines}>
        {finds.map(({ lesson_id, lesson_number, from, text }) => (
          <li key={`${lesson_id}-${from}`} className={styles.line}>
            <TimePill
              at={from}
              lesson={`第 ${lesson_number} 讲`}
              onSeek={lesson_id === here ? onSeek : undefined}
              to={playPath(courseId, lesson_id, from)}
            />
            {lesson_id === here ? (
              <span>{text}</span>
            ) : (
              <Link to={playPath(courseId, lesson_id, from)}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

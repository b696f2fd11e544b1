import type { CourseNote } from '@harbor/contract';
import { courseTextRule } from '@harbor/contract/course-text';
import {
  ApiError,
  call,
  invalidateCalls,
  newIdempotencyKey,
  notify,
  rowsOf,
  useInfiniteQuery,
  useQueryClient,
} from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import { CloudOff, Download, Lock } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { playPath } from '../courses/paths';
import { TimePill } from '../parts/TimePill';
import { type KeptNote, keepNote, keptNotes, onOutbox } from '../player/outbox';
import { sendNote } from '../player/useOutbox';
import { Composer } from './Composer';
import { More } from './More';
import styles from './NotesBlock.module.css';
import { courseNotes, staleByNotes, useChangeNote, useDeleteNote, useLikeNote } from './queries';
import { saveNotes } from './saveNotes';
import { TextFoot } from './TextFoot';

interface NotesBlockProps {
  courseId: number;
  lessonId: number;
  /** Whose notes are kept on this device while the network is away. */
  owner: number | undefined;
  /** The second that a new note bears. */
  second: number;
  onSeek: (second: number) => void;
  /** Somebody begins to write: the second is the present one. */
  onWrite: () => void;
  /** Raised to put the cursor into the field. */
  writing: number;
}

type View = 'all' | 'mine' | 'lesson';

/** Notes at seconds of a lesson: one's own and public ones, and a field for the next. */
export function NotesBlock(props: NotesBlockProps) {
  const { courseId, lessonId, owner, second, onSeek, onWrite, writing } = props;
  const [view, setView] = useState<View>('lesson');
  const choice = {
    lesson: view === 'all' ? undefined : lessonId,
    mine: view === 'mine' ? ('1' as const) : undefined,
  };
  const feed = useInfiniteQuery(courseNotes(courseId, choice));
  const first = feed.data?.pages[0];
  const notes = rowsOf(feed.data);
  const kept = useKept(owner, lessonId);
  const views: [View, string, number | undefined][] = [
    ['lesson', '本讲', first?.counts.lesson],
    ['mine', '我的', first?.counts.mine],
    ['all', '全部', first?.counts.all],
  ];
  return (
    <>
      {first?.may_write !== false && owner !== undefined ? (
        <NewNote
          key={writing}
          courseId={courseId}
          lessonId={lessonId}
          owner={owner}
          second={second}
          onWrite={onWrite}
          autoFocus={writing > 0}
        />
      ) : null}
      <div className={styles.bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons of one choice, without a form */}
        <div role="group" aria-label="看哪些笔记" className={styles.views}>
          {views.map(([key, label, count]) => (
            <button
              key={key}
              type="button"
              aria-pressed={view === key}
              className={view === key ? `${styles.view} ${styles.on}` : styles.view}
              onClick={() => setView(key)}
            >
              {label}
              {count === undefined ? null : <small>{count}</small>}
            </button>
          ))}
        </div>
        <button type="button" className={styles.export} onClick={() => saveNotes(courseId)}>
          <Download size={15} aria-hidden />
          导出 Markdown
        </button>
      </div>
      {kept.map((note) => (
        <article key={note.key} className={styles.note}>
          <TimePill at={note.atSeconds} onSeek={onSeek} />
          <div className={styles.body}>
            <p className={styles.text}>{note.content}</p>
            <p className={styles.kept}>
              <CloudOff size={14} aria-hidden />
              离线，已暂存，联网后自动保存
            </p>
          </div>
        </article>
      ))}
      {feed.isPending ? <ListSkeleton rows={2} picture={false} /> : null}
      {feed.isError && !first ? (
        <ErrorBlock compact title="笔记没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {first && notes.length === 0 && kept.length === 0 ? (
        <Empty
          compact
          title={view === 'mine' ? '您在这一讲还没有笔记' : '还没有笔记'}
          description="记在哪一秒，就能回到哪一秒"
        />
      ) : null}
      <div className={feed.isPlaceholderData ? styles.stale : undefined}>
        {notes.map((note) => (
          <Note key={note.id} note={note} here={note.lesson_id === lessonId} onSeek={onSeek} />
        ))}
      </div>
      <More feed={feed}>更多笔记</More>
    </>
  );
}

const noNotes: KeptNote[] = [];

/** Notes of a lesson that wait on this device. */
function useKept(owner: number | undefined, lessonId: number): KeptNote[] {
  const text = useSyncExternalStore(
    onOutbox,
    () => (owner === undefined ? '' : JSON.stringify(keptNotes(owner, lessonId))),
    () => '',
  );
  return text === '' ? noNotes : (JSON.parse(text) as KeptNote[]);
}

interface NewNoteProps {
  courseId: number;
  lessonId: number;
  owner: number;
  second: number;
  onWrite: () => void;
  autoFocus: boolean;
}

function NewNote({ courseId, lessonId, owner, second, onWrite, autoFocus }: NewNoteProps) {
  const name = useId();
  const [isPublic, setPublic] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);
  const send = async (content: string): Promise<string> => {
    const note: KeptNote = {
      key,
      courseId,
      videoId: lessonId,
      atSeconds: Math.floor(second),
      content,
      isPublic,
    };
    try {
      const { message } = await sendNote(note);
      notify.success(message);
    } catch (error) {
      // What may pass by itself is kept here and goes with the next connection.
      if (!(error instanceof ApiError) || !error.transient) return errorText(error);
      keepNote(owner, note);
      notify.info('离线，已暂存');
    }
    setKey(newIdempotencyKey());
    void invalidateCalls(staleByNotes);
    return '';
  };
  return (
    <Composer
      label="笔记"
      placeholder="这一处记下什么"
      place={`course-note:${lessonId}`}
      sentinel="post"
      most={courseTextRule.note}
      button="保存"
      rows={2}
      head={
        <p className={styles.at}>
          <TimePill at={second} />
          <span>笔记会记在这个时间点</span>
        </p>
      }
      foot={
        <fieldset className={styles.who}>
          <legend>谁能看到</legend>
          <label>
            <input type="radio" name={name} checked={!isPublic} onChange={() => setPublic(false)} />
            只有自己可见
          </label>
          <label>
            <input type="radio" name={name} checked={isPublic} onChange={() => setPublic(true)} />
            公开
          </label>
        </fieldset>
      }
      onFocus={onWrite}
      onSend={send}
      autoFocus={autoFocus}
    />
  );
}

interface NoteProps {
  note: CourseNote;
  /** It is of the lesson that plays. */
  here: boolean;
  onSeek: (second: number) => void;
}

function Note({ note, here, onSeek }: NoteProps) {
  const { id, course_id, lesson_id, lesson_number, at_seconds, content, author, own, is_public, liked } =
    note;
  const [editing, setEditing] = useState(false);
  const like = useLikeNote();
  const remove = useDeleteNote();
  const change = useChangeNote();
  const client = useQueryClient();
  const open = async (next: boolean) => {
    try {
      const { message } = await change.mutateAsync({ params: { id }, body: { is_public: next } });
      notify.success(message);
      await client.invalidateQueries({ queryKey: ['GET /course/:id/notes'] });
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  const save = async (next: string) => {
    try {
      await call('PATCH /course/notes/:id', { params: { id }, body: { content: next }, silent: true });
      setEditing(false);
      void invalidateCalls(staleByNotes);
      return '';
    } catch (error) {
      return errorText(error);
    }
  };
  return (
    <article className={styles.note}>
      {lesson_id !== null && at_seconds !== null ? (
        <TimePill
          at={at_seconds}
          lesson={here ? undefined : `第 ${lesson_number} 讲`}
          onSeek={here ? onSeek : undefined}
          to={playPath(course_id, lesson_id, at_seconds)}
        />
      ) : null}
      <div className={styles.body}>
        {editing ? (
          <Composer
            label="笔记"
            placeholder=""
            place={`course-note-edit:${id}`}
            sentinel="post"
            most={courseTextRule.note}
            button="保存"
            begin={content}
            onSend={save}
            onCancel={() => setEditing(false)}
            autoFocus
          />
        ) : (
          <p className={styles.text}>{content}</p>
        )}
        <TextFoot
          text={note}
          kind="笔记"
          before={
            <span className={styles.who}>
              {own ? '我' : author.name}
              {is_public ? ' · 公开' : null}
              {own && !is_public ? (
                <>
                  <Lock size={12} aria-hidden />
                  只有自己可见
                </>
              ) : null}
            </span>
          }
          likable={!own || is_public}
          liking={like.isPending}
          onLike={() => like.mutate({ params: { id }, body: { like: !liked } })}
          onDelete={() => remove.mutateAsync({ params: { id } })}
        >
          {own ? (
            <>
              <button type="button" className={styles.act} onClick={() => setEditing(true)}>
                编辑
              </button>
              <button
                type="button"
                className={styles.act}
                disabled={change.isPending}
                onClick={() => void open(!is_public)}
              >
                {is_public ? '改为仅自己可见' : '设为公开'}
              </button>
            </>
          ) : null}
        </TextFoot>
      </div>
    </article>
  );
}

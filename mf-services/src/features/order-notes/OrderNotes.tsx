import type { OrderDetail, OrderNote } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { fileSize, shortHash, Unchecked } from '@harbor/ui/upload';
import { lazy, Suspense, useState } from 'react';
import { FileDownload } from '../../orders/FileDownload';
import buttons from '../../parts/buttons.module.css';
import styles from './OrderNotes.module.css';

const NoteForm = lazy(() => import('./NoteForm'));

interface OrderNotesProps {
  order: OrderDetail;
}

const authors: Record<OrderNote['from'], string> = { user: '您', teacher: '老师', operator: '客服' };

/** What the buyer, staff and teacher wrote to each other, and what was added. Platform-free: the page gives it its frame. */
export function OrderNotes({ order }: OrderNotesProps) {
  const { notes, actions } = order;
  const [writing, setWriting] = useState(false);
  return (
    <div className={styles.notes}>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.meta}>
                <b>{authors[note.from]}</b>
                <time dateTime={note.at}>{formatTime(note.at)}</time>
              </p>
              <p className={styles.content}>{note.content}</p>
              {note.files.map((file) => (
                <p key={file.id ?? file.name} className={styles.file}>
                  <span>
                    {file.name}
                    <small title={file.sha256}>
                      {fileSize(file.size)} · 校验码 {shortHash(file.sha256)}
                    </small>
                    <Unchecked file={file} />
                  </span>
                  <FileDownload file={file} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {actions.add_note &&
        (writing ? (
          <Suspense fallback={<div className={styles.waiting} />}>
            <NoteForm order={order} onDone={() => setWriting(false)} />
          </Suspense>
        ) : (
          <button type="button" className={buttons.soft} onClick={() => setWriting(true)}>
            {actions.add_material ? '补充材料或留言' : '给客服和老师留言'}
          </button>
        ))}
    </div>
  );
}

/** Whether there is something to show or to write. */
export const hasNotes = ({ notes, actions }: Pick<OrderDetail, 'notes' | 'actions'>): boolean =>
  notes.length > 0 || actions.add_note;

/** The heading of the part. */
export const notesTitle = '留言与补充材料';

import type { DiaryDetail, DiaryRound, DiaryStep } from '@harbor/contract';
import { Panel } from '@harbor/ui/kit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { StepEdit } from './StepEdit';
import styles from './Timeline.module.css';
import { dayWords, journalWords } from './words';

interface StepItemProps {
  step: DiaryStep;
  /** Where the manuscript is now. */
  now?: boolean;
  /** Days since, where it is. */
  days?: number | undefined;
  onEdit: (step: DiaryStep) => void;
}

function StepItem({ step, now = false, days, onEdit }: StepItemProps) {
  const { label, day, note, took, kind } = step;
  const facts = [took === null ? '' : `用时 ${took} 天`, days ? `至今 ${days} 天` : ''].filter(Boolean);
  return (
    <li className={now ? styles.now : kind === 'note' ? styles.aside : styles.done}>
      <div className={styles.head}>
        <b>{label}</b>
        <time dateTime={day}>{dayWords(day)}</time>
        <button type="button" aria-label={`修改：${label}，${dayWords(day)}`} onClick={() => onEdit(step)}>
          <Pencil size={15} aria-hidden />
        </button>
      </div>
      {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
    </li>
  );
}

/** How it went with a journal before, in a line; its steps are a press away. */
function EarlierRound({ round, onEdit }: { round: DiaryRound; onEdit: (step: DiaryStep) => void }) {
  const moved = round.steps.filter(({ kind }) => kind !== 'note');
  const [last] = moved;
  const begin = moved.find(({ kind }) => kind === 'submit');
  const days = begin && last ? Math.round((Date.parse(last.day) - Date.parse(begin.day)) / 86_400_000) : null;
  return (
    <li className={styles.done}>
      <details>
        <summary>
          <b>上一站：{journalWords(round.journal.name)}</b>
          <span className={styles.facts}>
            {last ? `${dayWords(last.day)} ${last.label}` : ''}
            {days === null ? '' : `，投出后 ${days} 天`}
          </span>
        </summary>
        <ol className={styles.steps}>
          {round.steps.map((step) => (
            <StepItem key={step.id} step={step} onEdit={onEdit} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** Everything that was written down, the newest first; journals before at the end. */
export function Timeline({ manuscript }: { manuscript: DiaryDetail }) {
  const [editing, setEditing] = useState<DiaryStep>();
  const [movesOnly, setMovesOnly] = useState(false);
  const [round, ...earlier] = manuscript.rounds;
  const steps = round?.steps ?? [];
  const newest = steps.find(({ kind }) => kind !== 'note');
  const hasNotes = steps.some(({ kind }) => kind === 'note');
  return (
    <Panel>
      <div className={styles.title}>
        <h2>时间线</h2>
        {hasNotes ? (
          <button type="button" aria-pressed={movesOnly} onClick={() => setMovesOnly(!movesOnly)}>
            {movesOnly ? '显示全部' : '只看进展'}
          </button>
        ) : null}
      </div>
      <ol className={styles.steps}>
        {steps
          .filter(({ kind }) => !(movesOnly && kind === 'note'))
          .map((step) => (
            <StepItem
              key={step.id}
              step={step}
              now={step.id === newest?.id}
              days={step.id === newest?.id && !manuscript.ended ? manuscript.days_in : undefined}
              onEdit={setEditing}
            />
          ))}
        {earlier.map((one) => (
          <EarlierRound key={one.id} round={one} onEdit={setEditing} />
        ))}
      </ol>
      {editing ? <StepEdit key={editing.id} step={editing} onClose={() => setEditing(undefined)} /> : null}
    </Panel>
  );
}

import { Button, TextField } from '@harbor/ui/kit';
import { Plus, X } from 'lucide-react';
import { Card } from '../../../parts/Card';
import type { Problems } from '../useRowEditor';
import { clock } from '../words';
import { type MarkerForm, newMarker } from './form';
import styles from './LessonEditor.module.css';

const most = 50;

export interface MarkersCardProps {
  markers: readonly MarkerForm[];
  /** Of the recording; 0 while there is none. */
  seconds: number;
  problems: Problems;
  /** What the server says against all of them. */
  problem: string | undefined;
  onChange: (markers: MarkerForm[]) => void;
}

/** Places in the recording that learners can jump to. */
export function MarkersCard({ markers, seconds, problems, problem, onChange }: MarkersCardProps) {
  const set = (key: number, part: Partial<MarkerForm>) =>
    onChange(markers.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Card title="要点" note={seconds > 0 ? `视频长 ${clock(seconds)}` : '学员可以跳到要点所在的时间'}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <ol className={styles.markers} aria-label="要点">
        {markers.map(({ key, at, title }, n) => {
          const wrong = problems[`markers.${key}`];
          return (
            <li key={key}>
              <div className={styles.marker}>
                <TextField
                  aria-label={`要点 ${n + 1} 的时间`}
                  aria-invalid={Boolean(wrong)}
                  placeholder="12:30"
                  maxLength={8}
                  value={at}
                  onChange={({ target }) => set(key, { at: target.value })}
                />
                <TextField
                  aria-label={`要点 ${n + 1}`}
                  aria-invalid={Boolean(wrong)}
                  placeholder="讲到什么"
                  maxLength={40}
                  value={title}
                  onChange={({ target }) => set(key, { title: target.value })}
                />
                <Button
                  aria-label={`删除要点 ${n + 1}`}
                  icon={<X size={16} aria-hidden />}
                  onClick={() => onChange(markers.filter((one) => one.key !== key))}
                />
              </div>
              {wrong ? (
                <p className={styles.problem} role="alert">
                  {wrong}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
      {markers.length < most ? (
        <Button icon={<Plus size={15} aria-hidden />} onClick={() => onChange([...markers, newMarker()])}>
          添加要点
        </Button>
      ) : null}
    </Card>
  );
}

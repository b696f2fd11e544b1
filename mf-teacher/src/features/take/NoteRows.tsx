import { Button, TextField } from '@harbor/ui/kit';
import { Plus, X } from 'lucide-react';
import styles from './Form.module.css';

const most = 10;

interface NoteRowsProps {
  notes: string[];
  onChange: (notes: string[]) => void;
}

/** What was done and why, point by point. */
export function NoteRows({ notes, onChange }: NoteRowsProps) {
  const rows = notes.length === 0 ? [''] : notes;
  const change = (at: number, text: string) => onChange(rows.map((row, n) => (n === at ? text : row)));
  return (
    <div>
      <ul className={styles.notes} aria-label="修改说明">
        {rows.map((row, n) => (
          <li key={n}>
            <TextField
              aria-label={`修改说明 ${n + 1}`}
              placeholder="例如：主谓一致、冠词与单复数"
              maxLength={200}
              value={row}
              onChange={({ target }) => change(n, target.value)}
            />
            <Button
              aria-label={`移除修改说明 ${n + 1}`}
              icon={<X size={16} aria-hidden />}
              onClick={() => onChange(rows.filter((_, at) => at !== n))}
            />
          </li>
        ))}
      </ul>
      {rows.length < most ? (
        <Button kind="text" icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...rows, ''])}>
          添加一条
        </Button>
      ) : null}
    </div>
  );
}

import { applyRule } from '@harbor/contract/teacher-apply-items';
import { Button, TextField } from '@harbor/ui/kit';
import { Plus, X } from 'lucide-react';
import styles from './Fields.module.css';
import type { FormAnswers } from './formDraft';

type Works = FormAnswers['works'];

interface WorkRowsProps {
  works: Works;
  disabled: boolean;
  onChange: (works: Works) => void;
}

/** Works that anybody can look up, line by line. */
export function WorkRows({ works, disabled, onChange }: WorkRowsProps) {
  const change = (at: number, part: Partial<Works[number]>) =>
    onChange(works.map((work, n) => (n === at ? { ...work, ...part } : work)));
  return (
    <div>
      <ul className={styles.works}>
        {works.map((work, n) => (
          <li key={n}>
            <TextField
              aria-label={`成果 ${n + 1} 年份`}
              inputMode="numeric"
              placeholder="年份"
              disabled={disabled}
              value={work.year || ''}
              onChange={({ target }) =>
                change(n, { year: Number(target.value.replace(/\D/g, '').slice(0, 4)) })
              }
            />
            <TextField
              aria-label={`成果 ${n + 1} 名称`}
              placeholder="论文、项目或专利名称"
              maxLength={200}
              disabled={disabled}
              value={work.title}
              onChange={({ target }) => change(n, { title: target.value })}
            />
            <TextField
              aria-label={`成果 ${n + 1} 出处`}
              placeholder="期刊、基金或授权号"
              maxLength={100}
              disabled={disabled}
              value={work.place}
              onChange={({ target }) => change(n, { place: target.value })}
            />
            <TextField
              aria-label={`成果 ${n + 1} 角色`}
              placeholder="第一作者、主持…"
              maxLength={30}
              disabled={disabled}
              value={work.role}
              onChange={({ target }) => change(n, { role: target.value })}
            />
            <Button
              aria-label={`移除成果 ${n + 1}`}
              disabled={disabled}
              icon={<X size={16} aria-hidden />}
              onClick={() => onChange(works.filter((_, at) => at !== n))}
            />
          </li>
        ))}
      </ul>
      {works.length < applyRule.works ? (
        <Button
          kind="text"
          disabled={disabled}
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...works, { year: 0, title: '', place: '', role: '' }])}
        >
          添加一项成果
        </Button>
      ) : null}
    </div>
  );
}

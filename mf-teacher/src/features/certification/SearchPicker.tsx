import { useQuery } from '@harbor/runtime';
import { useCombobox } from '@harbor/ui/combobox';
import { type ControlProps, TextField } from '@harbor/ui/kit';
import { useEffect, useState } from 'react';
import { majors, universities } from './queries';
import styles from './SearchPicker.module.css';

/** Something of the dictionary, or with null for its id what the applicant writes beside it. */
export interface Choice {
  id: number | null;
  name: string;
}

interface SearchPickerProps {
  what: 'university' | 'major';
  value: Choice | null;
  onChange: (value: Choice | null) => void;
  control: ControlProps;
  disabled?: boolean;
}

interface Line extends Choice {
  note: string;
}

const pause = 250;

/** The word once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useLines(what: SearchPickerProps['what'], keyword: string, open: boolean) {
  const enabled = open && keyword.trim().length > 0;
  const schools = useQuery({ ...universities(keyword.trim()), enabled: enabled && what === 'university' });
  const subjects = useQuery({ ...majors(keyword.trim()), enabled: enabled && what === 'major' });
  const lines: Line[] =
    what === 'university'
      ? (schools.data?.data ?? []).map(({ id, name, english, province }) => ({
          id,
          name,
          note: [province, english].filter(Boolean).join(' · '),
        }))
      : (subjects.data?.data ?? []).map(({ id, name, code, class_name: group }) => ({
          id,
          name,
          note: `${group} · ${code}`,
        }));
  const query = what === 'university' ? schools : subjects;
  return { lines, searching: enabled && query.isFetching, failed: query.isError };
}

/** A university or a major by its name; what the dictionary does not know is taken as it was written (其他). */
export function SearchPicker({ what, value, onChange, control, disabled = false }: SearchPickerProps) {
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState(false);
  const shown = text ?? value?.name ?? '';
  const keyword = useSettled(shown);
  const { lines: found, searching, failed } = useLines(what, keyword, open);
  const typed = shown.trim();
  const other: Line[] =
    typed.length >= 2 && !found.some(({ name }) => name === typed)
      ? [{ id: null, name: typed, note: '其他：按所填显示，由平台收录' }]
      : [];
  const lines = open ? [...found, ...other] : [];
  const pick = (line: number) => {
    const chosen = lines[line];
    if (!chosen) return;
    onChange({ id: chosen.id, name: chosen.name });
    setText(undefined);
    setOpen(false);
    box.leave();
  };
  const { at, ...box } = useCombobox({
    lines: lines.length,
    label: what === 'university' ? '院校' : '专业',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: pick,
  });
  return (
    <div className={styles.box}>
      <TextField
        {...control}
        {...box.field}
        value={shown}
        disabled={disabled}
        maxLength={50}
        placeholder={what === 'university' ? '输入中文名、英文名或简称' : '输入专业名称或代码'}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          setText(undefined);
        }}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          box.leave();
          if (target.value === '') onChange(null);
        }}
      />
      {open && lines.length > 0 ? (
        <div className={styles.list} {...box.list}>
          {lines.map((line, n) => (
            <div
              key={`${line.id ?? 'other'}`}
              {...box.option(n)}
              className={n === at ? styles.on : styles.line}
            >
              <span>{line.name}</span>
              <small>{line.note}</small>
            </div>
          ))}
        </div>
      ) : null}
      {searching ? <p className={styles.hint}>正在查找…</p> : null}
      {failed ? <p className={styles.hint}>没有查到名录，可以直接填写，由平台收录</p> : null}
      {value && value.id === null ? <p className={styles.hint}>名录里没有，按所填显示，由平台收录</p> : null}
    </div>
  );
}

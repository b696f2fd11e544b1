import type { SiteSettingView } from '@harbor/contract';
import { TextField } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useId } from 'react';
import styles from './Settings.module.css';

export interface SettingRowProps {
  setting: SiteSettingView;
  text: string;
  error?: string;
  onType: (text: string) => void;
}

/** One number: what it is about, its field, and from when a change holds. */
export function SettingRow({ setting, text, error, onType }: SettingRowProps) {
  const id = useId();
  const { title, unit, min, max, initial, value, effect, changeable } = setting;
  const changed = text !== String(value);
  return (
    <li className={styles.row} data-changed={changed ? '' : undefined}>
      <label htmlFor={id} className={styles.name}>
        {title}
        {changed ? <Tag tone="primary">待发布</Tag> : setting.chosen ? <Tag tone="plain">已调整</Tag> : null}
      </label>
      <span className={styles.field}>
        <TextField
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          disabled={!changeable}
          value={text}
          after={<span className={styles.unit}>{unit}</span>}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => onType(target.value.trim())}
        />
        <small className={styles.range}>
          {changeable ? `${min}–${max}，默认 ${initial}` : '由超级管理员修改'}
        </small>
      </span>
      <span className={styles.effect}>
        <span id={`${id}-hint`}>{effect}</span>
        {error ? (
          <span id={`${id}-error`} className={styles.problem} role="alert">
            {error}
          </span>
        ) : null}
      </span>
    </li>
  );
}

import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { controlOf } from './Field';
import styles from './Keywords.module.css';

const most = 8;

interface KeywordsProps {
  value: string[];
  onChange: (keywords: string[]) => void;
  problem?: string;
}

/** Keywords, one after the other; commas and semicolons part them too. */
export function Keywords({ value, onChange, problem }: KeywordsProps) {
  const [text, setText] = useState('');
  const add = (words: string) => {
    const found = words.split(/[,，;；、\n]/).map((word) => word.trim().slice(0, 30));
    const next = [...new Set([...value, ...found.filter(Boolean)])].slice(0, most);
    if (next.length > value.length) onChange(next);
    setText('');
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <div className={styles.words} data-box>
      {value.map((word) => (
        <span key={word} className={styles.word}>
          {word}
          <button
            type="button"
            aria-label={`移除 ${word}`}
            onClick={() => onChange(value.filter((one) => one !== word))}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      {value.length < most && (
        <input
          {...controlOf('keywords', problem)}
          value={text}
          maxLength={200}
          placeholder={value.length === 0 ? '输入后按回车，或用逗号分隔' : '再加一个'}
          enterKeyHint="done"
          onChange={({ target }) =>
            /[,，;；、]/.test(target.value) ? add(target.value) : setText(target.value)
          }
          onKeyDown={handleKey}
          onBlur={() => text && add(text)}
        />
      )}
    </div>
  );
}

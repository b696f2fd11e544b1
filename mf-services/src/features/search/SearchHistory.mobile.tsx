import { ask, Link } from '@harbor/runtime';
import { Trash2, X } from 'lucide-react';
import { Part } from '../../parts/Part.mobile';
import styles from './SearchHistory.mobile.module.css';

interface SearchHistoryProps {
  words: string[];
  pathOf: (word: string) => string;
  onUse: (word: string) => void;
  onForget: (word: string) => void;
  onClear: () => void;
}

/** What was searched for before; each word can be taken out, and all at once. */
export function SearchHistory({ words, pathOf, onUse, onForget, onClear }: SearchHistoryProps) {
  if (words.length === 0) return null;

  const handleClear = () =>
    ask({
      title: '清空搜索历史',
      text: `将删除本机上的 ${words.length} 条搜索记录，无法恢复。`,
      yes: '清空',
      danger: true,
      onYes: onClear,
    });

  return (
    <Part
      title="搜索历史"
      extra={
        <button type="button" className={styles.clear} onClick={handleClear}>
          <Trash2 size={16} aria-hidden />
          清空
        </button>
      }
    >
      <ul className={styles.words} aria-label="搜索历史">
        {words.map((word) => (
          <li key={word} className={styles.word}>
            <Link to={pathOf(word)} onClick={() => onUse(word)}>
              {word}
            </Link>
            <button type="button" aria-label={`删除“${word}”`} onClick={() => onForget(word)}>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>仅保存在本机，退出登录时清除</p>
    </Part>
  );
}

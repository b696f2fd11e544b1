import { useNavigate, useQuery } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useCombobox } from '@harbor/ui/combobox';
import { Search as Magnifier } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Key } from '../parts/Key';
import { deskSearchQuery } from './queries';
import styles from './Search.module.css';
import { useKeys } from './useKeys';

const kinds = { order: '订单', person: '用户', ticket: '工单', post: '帖子' } as const;
const order = Object.keys(kinds) as (keyof typeof kinds)[];

/** The word once nobody has typed for a moment. */
function useSettled(word: string): string {
  const [settled, setSettled] = useState(word);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(word), word ? 250 : 0);
    return () => clearTimeout(clock);
  }, [word]);
  return settled;
}

export interface SearchProps {
  /** Somebody went to what was found. */
  onGo?: () => void;
}

/** Finds orders, people, tickets and posts: `/` leads into it, arrows through what it found. */
export function Search({ onGo }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [open, setOpen] = useState(false);
  const go = useNavigate();
  const asked = useSettled(word.trim());
  const { data, error, isFetching } = useQuery(deskSearchQuery(asked));
  const shown = open && asked !== '' && word.trim() !== '';
  const all = data && !error && shown ? data.data : [];
  const found = order.flatMap((kind) => all.filter((one) => one.kind === kind));
  useKeys({ '/': () => input.current?.focus() });

  function handlePick(line: number) {
    const to = found[line]?.link;
    if (!to) return;
    setOpen(false);
    setWord('');
    input.current?.blur();
    void go(to);
    onGo?.();
  }

  const box = useCombobox({
    lines: found.length,
    label: '查找结果',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: handlePick,
  });
  const pending = isFetching || asked !== word.trim();

  return (
    <search className={styles.search}>
      <Magnifier size={16} aria-hidden />
      <input
        {...box.field}
        ref={input}
        className={styles.input}
        type="text"
        maxLength={50}
        aria-label="查找订单、用户、工单或帖子"
        placeholder="订单号、昵称、完整手机号、工单号或标题"
        value={word}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={({ target }) => {
          setWord(target.value);
          setOpen(true);
          box.leave();
        }}
      />
      <Key>/</Key>
      {shown ? (
        <div className={styles.found}>
          <div {...box.list}>
            {order.map((kind) => {
              const ofKind = found.filter((one) => one.kind === kind);
              if (ofKind.length === 0) return null;
              return (
                // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
                <div key={kind} role="group" aria-label={kinds[kind]}>
                  <p className={styles.kind} aria-hidden="true">
                    {kinds[kind]}
                  </p>
                  {ofKind.map((one) => (
                    <div
                      key={`${one.kind}${one.id}`}
                      {...box.option(found.indexOf(one))}
                      className={found.indexOf(one) === box.at ? styles.at : styles.line}
                    >
                      <b>{one.title}</b>
                      <small>{one.facts.join(' · ')}</small>
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
          {found.length === 0 ? (
            <p className={styles.none} role="status">
              {pending ? '正在查找…' : error ? errorText(error) : '没有找到，可换订单号或完整手机号再试'}
            </p>
          ) : null}
        </div>
      ) : null}
    </search>
  );
}

import { pressRule } from '@harbor/contract/press-rules';
import { useCombobox } from '@harbor/ui/combobox';
import { useSuggestions } from '@harbor/ui/goods-search';
import { TextField } from '@harbor/ui/kit';
import { Marked } from '@harbor/ui/search-combobox';
import { Search as Magnifier, X } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import styles from './ServicesCard.module.css';
import { useNames } from './useNames';

export interface ServicesCardProps {
  chosen: readonly number[];
  problem: string | undefined;
  onChange: (ids: number[]) => void;
}

/** Services that stand under the article, found by words. */
export function ServicesCard({ chosen, problem, onChange }: ServicesCardProps) {
  const names = useNames();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<Record<number, string>>({});
  const full = chosen.length >= pressRule.services;
  const suggested = useSuggestions(text, open && text.trim() !== '');
  const offers = open && text.trim() ? (suggested.query.data?.goods ?? []) : [];
  const fresh = offers.filter(({ id }) => !chosen.includes(id));
  const { at, ...box } = useCombobox({
    lines: fresh.length,
    label: '找到的服务',
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onPick: pick,
  });

  function pick(line: number) {
    const one = fresh[line];
    if (!one) return;
    setPicked((before) => ({ ...before, [one.id]: one.title }));
    onChange([...chosen, one.id]);
    setText('');
    setOpen(false);
    box.leave();
  }

  const titleOf = (id: number) => picked[id] ?? names.service(id);
  const nothing = open && text.trim() !== '' && suggested.settled && fresh.length === 0;

  return (
    <Card title="相关服务" note={`${chosen.length} / ${pressRule.services}`}>
      <div data-field="service_goods">
        <ul className={styles.list} aria-label="相关服务">
          {chosen.map((id) => (
            <li key={id}>
              <span>{titleOf(id)}</span>
              <button
                type="button"
                aria-label={`移除服务 ${titleOf(id)}`}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                <X size={15} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {full ? (
          <p className={styles.hint}>最多 {pressRule.services} 项，移除一项后可以再添加。</p>
        ) : (
          <div className={styles.find}>
            <TextField
              {...box.field}
              aria-label="查找服务"
              placeholder="输入服务名称，可不选"
              maxLength={50}
              value={text}
              before={<Magnifier size={16} aria-hidden />}
              onFocus={() => setOpen(true)}
              onBlur={() => {
                box.leave();
                setOpen(false);
              }}
              onChange={({ target }) => {
                setText(target.value);
                box.leave();
                setOpen(true);
              }}
            />
            {fresh.length > 0 ? (
              <div {...box.list} className={styles.offers}>
                {fresh.map(({ id, title, category_title }, line) => (
                  <div key={id} {...box.option(line)} className={line === at ? styles.on : styles.offer}>
                    <span>
                      <Marked text={title} keyword={suggested.keyword} />
                    </span>
                    <small>{category_title}</small>
                  </div>
                ))}
              </div>
            ) : null}
            {nothing ? (
              <p className={styles.hint} role="status">
                没有找到在售的服务
              </p>
            ) : null}
          </div>
        )}
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </Card>
  );
}

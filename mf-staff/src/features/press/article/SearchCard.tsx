import type { DeskPress, PressDocument } from '@harbor/contract';
import { documentTitle, pressDescription, siteName } from '@harbor/contract/descriptions';
import { pressRule } from '@harbor/contract/press-rules';
import { visibleLength } from '@harbor/contract/visible-text';
import { formatDate } from '@harbor/ui';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../parts/Card';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { descRoom, fittingOf, titleRoom, wordsIn } from './fitting';
import styles from './SearchCard.module.css';
import type { Problems } from './useArticle';

interface BarProps {
  label: string;
  letters: number;
  room: { least: number; most: number };
}

/** How much of what can be shown is used. */
function Bar({ label, letters, room }: BarProps) {
  const { words, good, share } = fittingOf(letters, room);
  return (
    <div className={styles.bar} data-good={good ? '' : undefined}>
      <span>{label}</span>
      <b>{words}</b>
      <span className={styles.track} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </div>
  );
}

export interface SearchCardProps {
  desk: DeskPress;
  form: PressDocument;
  problems: Problems;
  onChange: (part: Partial<PressDocument>) => void;
}

/** How search engines will show the article, with words of its own for them. */
export function SearchCard({ desk, form, problems, onChange }: SearchCardProps) {
  const { seo } = form;
  const own = useRef<HTMLDetailsElement>(null);
  const [typed, setTyped] = useState(seo.keywords.join('、'));
  const title = documentTitle(seo.title || form.title || '（还没有标题）');
  const description = pressDescription({ desc: seo.desc || form.desc });
  const change = (part: Partial<PressDocument['seo']>) => onChange({ seo: { ...seo, ...part } });
  const at = (name: string) => problems[`seo.${name}`];
  const keywords = Object.entries(problems).find(([field]) => field.startsWith('seo.keywords'))?.[1];
  const wrong = Object.keys(problems).some((field) => field.startsWith('seo'));
  // Open for what is wrong in it; closed by who reads it alone.
  useEffect(() => {
    if (wrong && own.current) own.current.open = true;
  }, [wrong]);
  return (
    <Card title="搜索结果里的样子">
      <div data-field="seo">
        <div className={styles.shown} role="img" aria-label={`搜索结果：${title}。${description}`}>
          <p className={styles.way}>
            {siteName} › 学术头条 › {desk.id}
          </p>
          <p className={styles.title}>{title}</p>
          <p className={styles.desc}>
            {formatDate(desk.published_at ?? desk.publish_at ?? desk.updated_at)}　{description}
          </p>
        </div>
        <Bar label="标题" letters={visibleLength(seo.title || form.title)} room={titleRoom} />
        <Bar label="描述" letters={visibleLength(seo.desc || form.desc)} room={descRoom} />
        <details className={styles.own} ref={own}>
          <summary>另写搜索标题、描述与关键词</summary>
          <LineField
            label="搜索标题（不填用标题）"
            value={seo.title}
            onChange={(value) => change({ title: value })}
            max={pressRule.title}
            placeholder={form.title}
            error={at('title')}
          />
          <WordsField
            label="搜索描述（不填用摘要）"
            value={seo.desc}
            onChange={(value) => change({ desc: value.replace(/\s*\n\s*/g, ' ') })}
            max={pressRule.desc}
            rows={2}
            placeholder={form.desc}
            error={at('desc')}
          />
          <LineField
            label="关键词"
            value={typed}
            onChange={(value) => {
              setTyped(value);
              change({ keywords: wordsIn(value) });
            }}
            hint={`用顿号或逗号分开，最多 ${pressRule.keywords} 个，每个不超过 20 字`}
            error={
              keywords ??
              (seo.keywords.length > pressRule.keywords
                ? `关键词最多${pressRule.keywords}个，现在${seo.keywords.length}个`
                : undefined)
            }
          />
        </details>
      </div>
    </Card>
  );
}

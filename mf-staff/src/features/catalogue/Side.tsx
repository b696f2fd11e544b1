import { goodsStatusLabels } from '@harbor/contract/goods-status';
import { formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Check, CircleAlert } from 'lucide-react';
import { Card } from '../../parts/Card';
import { ShelfActs } from './ShelfActs';
import styles from './Side.module.css';
import type { Editor } from './useEditor';
import { toneOf } from './words';

export interface SideProps {
  editor: Editor;
  onJump: (field: string) => void;
}

/** Where a service stands, what it lacks, and what was done with it. */
export function Side({ editor, onJump }: SideProps) {
  const { saved, unsaved } = editor;
  if (!saved)
    return (
      <aside className={styles.side}>
        <Card title="上架">
          <p className={styles.hint}>
            保存后是草稿，只有团队看得到，可以随时回来补充；内容齐全后在这里上架。
          </p>
        </Card>
      </aside>
    );
  return (
    <aside className={styles.side}>
      <Card title="上架" extra={<Tag tone={toneOf[saved.status]}>{goodsStatusLabels[saved.status]}</Tag>}>
        <ul className={styles.checks} aria-label="上架前检查">
          {saved.missing.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <CircleAlert size={16} className={styles.lacks} aria-hidden />
              <button type="button" onClick={() => onJump(field)}>
                {text}
              </button>
            </li>
          ))}
          {saved.missing.length === 0 ? (
            <li>
              <Check size={16} className={styles.whole} aria-hidden />
              买家需要的内容都有了
            </li>
          ) : null}
        </ul>
        {unsaved ? <p className={styles.hint}>有未保存的修改，请先保存。</p> : null}
        <ShelfActs service={saved} unsaved={unsaved} onMoved={editor.tell} />
      </Card>
      <Card title="修改记录" note="来自操作日志">
        <ol className={styles.history}>
          {saved.history.map(({ title, actor, change, at }) => (
            <li key={`${at} ${title} ${change}`}>
              <b>{title}</b>
              {change ? <span>{change}</span> : null}
              <small>
                {actor} · {formatWhen(at)}
              </small>
            </li>
          ))}
          {saved.history.length === 0 ? <li className={styles.hint}>还没有修改过</li> : null}
        </ol>
      </Card>
    </aside>
  );
}

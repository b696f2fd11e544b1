import type { StaffHelpArticle, StaffHelpCategory } from '@harbor/contract';
import { formatDate } from '@harbor/ui';
import { Button, Empty } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Plus } from 'lucide-react';
import { Card } from '../../../parts/Card';
import { MoveButtons } from '../../../parts/MoveButtons';
import rows from '../../../parts/Rows.module.css';
import styles from './Help.module.css';

export interface ArticlesProps {
  category: StaffHelpCategory;
  busy: boolean;
  onWrite: (article?: StaffHelpArticle) => void;
  onRename: () => void;
  onDelete: () => void;
  onMove: (at: number, by: -1 | 1) => void;
}

/** The questions of one category, in the readers' order. */
export function Articles({ category, busy, onWrite, onRename, onDelete, onMove }: ArticlesProps) {
  const { title, description, articles } = category;
  return (
    <Card
      title={title}
      note={description}
      flush
      extra={
        <span className={styles.tools}>
          {articles.length === 0 ? (
            <Button className={rows.danger} onClick={onDelete}>
              删除分类
            </Button>
          ) : null}
          <Button onClick={onRename}>编辑分类</Button>
          <Button kind="primary" icon={<Plus size={15} aria-hidden />} onClick={() => onWrite()}>
            新建问题
          </Button>
        </span>
      }
    >
      {articles.length === 0 ? (
        <Empty title="这个分类还没有问题" description="没有问题的分类不会出现在帮助中心" />
      ) : (
        <ul aria-label={title}>
          {articles.map((one, at) => (
            <li key={one.id} className={rows.row}>
              <div className={rows.main}>
                <span className={rows.title}>
                  <b>{one.question}</b>
                  {one.published ? null : <Tag tone="over">未展示</Tag>}
                </span>
                <p className={styles.answer}>{one.answer}</p>
                <p>更新于 {formatDate(one.updated_at)}</p>
              </div>
              <span className={rows.acts}>
                <MoveButtons
                  name={one.question}
                  first={at === 0}
                  last={at === articles.length - 1}
                  busy={busy}
                  onMove={(by) => onMove(at, by)}
                />
                <Button aria-label={`编辑 ${one.question}`} onClick={() => onWrite(one)}>
                  编辑
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

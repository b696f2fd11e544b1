import { PostText } from '@harbor/ui/post';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './Preview.module.css';

/** The post as its readers will see it, formulas set. */
export function Preview({ title, html }: { title: string; html: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        {open ? '收起预览' : '预览'}
      </button>
      {open ? (
        <section className={styles.preview} aria-label="预览">
          <p className={styles.title}>{title.trim() || '（还没有标题）'}</p>
          {html ? <PostText html={html} /> : <p className={styles.none}>还没有正文</p>}
        </section>
      ) : null}
    </div>
  );
}

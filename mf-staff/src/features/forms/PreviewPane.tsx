import { Widget } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { Choice } from '../../parts/Choice';
import { type FormDocument, schemaOf } from './document';
import styles from './PreviewPane.module.css';

interface PreviewPaneProps {
  form: number;
  document: FormDocument;
}

const views = [
  { value: 'desktop', title: '桌面' },
  { value: 'phone', title: '手机' },
] as const;

/** The form as buyers will see it, on either platform; a phone shows its own. */
export function PreviewPane({ form, document }: PreviewPaneProps) {
  const [view, setView] = useState<'desktop' | 'phone'>(onPhone ? 'phone' : 'desktop');
  // The preview may lag behind the keys, never hold them up.
  const shown = useDeferredValue(document);
  const schema = useMemo(() => schemaOf(shown, form), [shown, form]);
  return (
    <section className={styles.pane} aria-label="预览">
      <header className={styles.head}>
        <h2>预览</h2>
        <span>可以试填，内容不会保存</span>
        {onPhone ? null : <Choice label="预览的平台" options={views} value={view} onChoose={setView} />}
      </header>
      <div className={styles.screen} data-view={view}>
        <div className={styles.page}>
          {schema.sections.length > 0 ? (
            <Widget
              key={view}
              remote="mf-services"
              name="order-form-preview"
              props={{ schema, view }}
              minHeight={480}
              empty={<p className={styles.empty}>预览暂时打不开，不影响编辑与发布。</p>}
            />
          ) : (
            <p className={styles.empty}>添加内容后在这里预览。</p>
          )}
        </div>
      </div>
    </section>
  );
}

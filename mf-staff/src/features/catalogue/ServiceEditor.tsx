import type { CatalogueCategory, CatalogueService } from '@harbor/contract';
import { goodsStatusLabels } from '@harbor/contract/goods-status';
import { Link, LiveLink, useUnsavedGuard } from '@harbor/runtime';
import { Button, ErrorSummary } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft, ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import page from '../../parts/EditorPage.module.css';
import { Basics } from './Basics';
import { Conflict } from './Conflict';
import { saidOf } from './check';
import { Describe } from './Describe';
import { Leave } from './Leave';
import { PairsSection } from './PairsSection';
import { Pictures } from './Pictures';
import styles from './ServiceEditor.module.css';
import { Side } from './Side';
import { Specs } from './Specs';
import { useEditor } from './useEditor';
import { toneOf } from './words';

export interface ServiceEditorProps {
  /** What is changed; nothing for a new one. */
  service?: CatalogueService;
  categories: CatalogueCategory[];
  forms: { form_no: number; title: string }[];
  /** Of a new one, where it is known already. */
  category?: string;
}

/** Everything of a service on one page, with where it stands beside it. */
export function ServiceEditor({ service, categories, forms, category = '' }: ServiceEditorProps) {
  const editor = useEditor(service, category);
  const { form, saved, unsaved, problems, change } = editor;
  const guard = useUnsavedGuard(unsaved);
  const root = useRef<HTMLDivElement>(null);
  const status = saved?.status;
  const listed = status !== undefined && status > 0;

  function handleJump(field: string) {
    const place =
      root.current?.querySelector(`[data-field="${field}"]`) ??
      root.current?.querySelector(`[data-field="${field.split('.')[0]}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  }

  return (
    <div ref={root} className={page.editor}>
      <header className={`${page.head} ${styles.head}`}>
        <Link to="/staff/catalogue" className={page.back}>
          <ChevronLeft size={16} aria-hidden />
          服务目录
        </Link>
        <h1>{saved ? saved.title : '新建服务'}</h1>
        {status === undefined ? null : <Tag tone={toneOf[status]}>{goodsStatusLabels[status]}</Tag>}
        <span className={page.state} aria-live="polite">
          {unsaved ? '有未保存的修改' : saved ? '已保存' : ''}
        </span>
        {listed ? (
          <LiveLink to={`/goodsdetail/${saved?.id}`} className={page.view} target="_blank">
            查看前台页面
            <ExternalLink size={14} aria-hidden />
          </LiveLink>
        ) : null}
        <Button
          kind="primary"
          className={page.save}
          loading={editor.busy}
          disabled={!unsaved || status === 3}
          onClick={() => void editor.save()}
        >
          {saved ? '保存修改' : '保存草稿'}
        </Button>
      </header>
      <div className={page.columns}>
        <div className={styles.main}>
          <ErrorSummary
            attempt={editor.attempt}
            onJump={handleJump}
            problems={Object.entries(problems).map(([path, text]) => ({ path, text: saidOf(path, text) }))}
          />
          <Conflict editor={editor} />
          <Basics form={form} problems={problems} categories={categories} forms={forms} onChange={change} />
          <Pictures
            pictures={form.pictures}
            problem={problems.pictures}
            onChange={(pictures) => change({ pictures })}
          />
          <Specs editor={editor} />
          <Describe form={form} problems={problems} onChange={change} />
          <PairsSection
            field="steps"
            title="服务流程"
            note="下单后的每一步"
            words={['步骤', '说明', '添加一步']}
            names={['title', 'description']}
            most={[20, 100, 8]}
            pairs={form.steps}
            problems={problems}
            onChange={(steps) => change({ steps })}
          />
          <PairsSection
            field="faq"
            title="常见问题"
            note="可不填"
            words={['问题', '回答', '添加问题']}
            names={['question', 'answer']}
            most={[60, 400, 12]}
            long
            pairs={form.faq}
            problems={problems}
            onChange={(faq) => change({ faq })}
          />
          <PairsSection
            field="refund_rules"
            title="退款规则"
            note="付款前展示给买家"
            words={['阶段', '规则', '添加规则']}
            names={['stage', 'rule']}
            most={[20, 60, 8]}
            pairs={form.rules}
            problems={problems}
            onChange={(rules) => change({ rules })}
          />
        </div>
        <Side editor={editor} onJump={handleJump} />
      </div>
      <Leave
        guard={guard}
        text="页面上的修改还没有保存。"
        onDiscard={guard.leave}
        save={{ label: '保存并离开', run: editor.save }}
      />
    </div>
  );
}

import type { DeskPress } from '@harbor/contract';
import { visibleLength } from '@harbor/contract/visible-text';
import { useUnsavedGuard } from '@harbor/runtime';
import { ErrorSummary } from '@harbor/ui/kit';
import type { RichEditorHandle } from '@harbor/ui/rich-editor';
import { useMemo, useRef, useState } from 'react';
import page from '../../../parts/EditorPage.module.css';
import { LeaveQuestion } from '../../../parts/LeaveQuestion';
import styles from './ArticleEditor.module.css';
import { ArticleHead } from './ArticleHead';
import { ArticleText } from './ArticleText';
import { CheckCard } from './CheckCard';
import { Clash } from './Clash';
import { CourseCard } from './CourseCard';
import { CoverCard } from './CoverCard';
import { checksOf } from './checks';
import { linesOf } from './markup';
import { PublishCard } from './PublishCard';
import { RevisionsCard } from './RevisionsCard';
import { SearchCard } from './SearchCard';
import { ServicesCard } from './ServicesCard';
import { ShelfCard } from './ShelfCard';
import { TitleFields } from './TitleFields';
import { useActs } from './useActs';
import { useArticle } from './useArticle';
import { usePlan } from './usePlan';

/** Everything of an article on one page, with where it stands beside it. */
export function ArticleEditor({ loaded }: { loaded: DeskPress }) {
  const article = useArticle(loaded);
  const { desk, form, problems, change } = article;
  const plan = usePlan(desk);
  const guard = useUnsavedGuard(article.unsaved);
  const root = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<RichEditorHandle>();
  const [uploading, setUploading] = useState(false);
  const letters = useMemo(() => visibleLength(linesOf(form.content).join(' ')), [form.content]);
  const checks = useMemo(
    () => checksOf(form, letters, problems, window.location.origin),
    [form, letters, problems],
  );

  function handleJump(field: string) {
    const name = field.split('.')[0];
    const place = root.current?.querySelector(`[data-field="${name}"]`);
    place?.scrollIntoView({ block: 'center' });
    for (const closed of place?.querySelectorAll('details') ?? []) closed.open = true;
    if (name === 'content') handle?.focus();
    else place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  }

  const acts = useActs({ article, plan, checks, uploading, onJump: handleJump, letGo: guard.letGo });
  return (
    <div ref={root} className={`${page.editor} ${styles.editor}`}>
      <ArticleHead article={article} acts={acts} />
      <ErrorSummary
        attempt={article.attempt}
        onJump={handleJump}
        problems={Object.entries(problems).map(([path, said]) => ({ path, text: said }))}
      />
      <Clash article={article} />
      <div className={`${page.columns} ${styles.columns}`}>
        <div className={styles.main}>
          <TitleFields form={form} problems={problems} onChange={change} />
          <ArticleText article={article} letters={letters} onReady={setHandle} onBusy={setUploading} />
        </div>
        <div className={styles.first}>
          <PublishCard article={article} plan={plan} acts={acts} />
        </div>
        <div className={styles.side}>
          <CheckCard checks={checks} form={form} handle={handle} onJump={handleJump} />
          <ShelfCard form={form} problems={problems} onChange={change} />
          <CoverCard cover={form.cover} problem={problems.cover} onChange={(cover) => change({ cover })} />
          <ServicesCard
            chosen={form.service_goods}
            problem={problems.service_goods}
            onChange={(service_goods) => change({ service_goods })}
          />
          <SearchCard key={article.text.key} desk={desk} form={form} problems={problems} onChange={change} />
          <RevisionsCard article={article} />
          <CourseCard desk={desk} />
        </div>
      </div>
      {acts.dialogs}
      <LeaveQuestion
        guard={guard}
        text="最近的修改还没有保存到服务器。"
        onDiscard={() => {
          article.stop();
          guard.leave();
        }}
        save={{ label: '保存并离开', run: article.save }}
      />
    </div>
  );
}

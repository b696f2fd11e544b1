import { pressStatus } from '@harbor/contract/press-status';
import { notify } from '@harbor/runtime';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ActQuestion } from './ActQuestion';
import { CorrectDialog } from './CorrectDialog';
import type { Check } from './checks';
import { PublishDialog } from './PublishDialog';
import type { Article } from './useArticle';
import type { Plan } from './usePlan';

// Opened by few, and what draws its code is large.
const PreviewDialog = lazy(() =>
  import('./PreviewDialog').then((module) => ({ default: module.PreviewDialog })),
);

/** A step that is asked about first. */
export type Asked = 'publish' | 'unschedule' | 'correct' | 'offline' | 'pin' | 'unpin' | 'delete' | 'preview';

export interface Acts {
  /** What the plan comes to. */
  primary: { label: string; disabled: boolean; run: () => void };
  /** Steps beside it that the article can take now. */
  more: readonly { name: Asked; label: string; danger: boolean; run: () => void }[];
  preview: () => void;
  /** The step that is on its way to be asked about. */
  busy: Asked | 'save' | undefined;
  /** The questions: they have to stand on the page. */
  dialogs: ReactNode;
}

export interface ActsOptions {
  article: Article;
  plan: Plan;
  checks: readonly Check[];
  /** Pictures of the text are still on their way. */
  uploading: boolean;
  onJump: (field: string) => void;
  /** From here on nobody is asked before the page is left. */
  letGo: () => void;
}

const labels: readonly [name: Asked, label: string, danger: boolean][] = [
  ['correct', '发布更正', false],
  ['pin', '置顶', false],
  ['unpin', '取消置顶', false],
  ['offline', '下线', true],
  ['delete', '删除草稿', true],
];

/** Steps that send out what stands on the page: they wait until the server has it. */
const sending: readonly Asked[] = ['publish', 'correct', 'preview'];

function labelOf({ desk }: Article, { when }: Plan): string {
  const { status } = desk;
  if (when === 'draft') return status === pressStatus.scheduled ? '转为草稿' : '保存草稿';
  if (when === 'at') return status === pressStatus.scheduled ? '更新定时发布' : '定时发布';
  return status === pressStatus.published ? '发布更新' : '立即发布';
}

/** What can be done with an article as a whole, each step with its question. */
export function useActs({ article, plan, checks, uploading, onJump, letGo }: ActsOptions): Acts {
  const { desk, form, unsaved } = article;
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState<Acts['busy']>();
  const close = () => setAsked(undefined);

  /** Saves first, so that no saving crosses the step. */
  async function open(name: Asked) {
    if (busy) return;
    if (uploading && sending.includes(name)) {
      notify.warning('图片还在上传，请稍候');
      return;
    }
    setBusy(name);
    const saved = await article.save();
    setBusy(undefined);
    if (saved || !sending.includes(name)) setAsked(name);
  }
  async function save() {
    setBusy('save');
    const saved = await article.save();
    setBusy(undefined);
    if (saved) notify.success('草稿已保存，读者看到的内容不变');
  }

  const stays = plan.when === 'draft';
  const nothingNew = desk.status === pressStatus.published && !desk.changed && !unsaved;
  return {
    primary: {
      label: labelOf(article, plan),
      disabled:
        article.theirs !== undefined ||
        (plan.when === 'at' && !plan.moment) ||
        (plan.when === 'now' && nothingNew),
      run: () => {
        if (!stays) void open('publish');
        else if (desk.status === pressStatus.scheduled) void open('unschedule');
        else void save();
      },
    },
    more: labels
      .filter(([name]) => desk.acts.some((act) => act === name))
      .map(([name, label, danger]) => ({ name, label, danger, run: () => void open(name) })),
    preview: () => void open('preview'),
    busy,
    dialogs: (
      <>
        {asked === 'publish' ? (
          <PublishDialog article={article} plan={plan} checks={checks} onJump={onJump} onClose={close} />
        ) : null}
        {asked === 'correct' ? <CorrectDialog article={article} checks={checks} onClose={close} /> : null}
        {asked === 'preview' ? (
          <Suspense fallback={null}>
            <PreviewDialog id={desk.id} title={form.title} onClose={close} />
          </Suspense>
        ) : null}
        {asked && asked !== 'publish' && asked !== 'correct' && asked !== 'preview' ? (
          <ActQuestion article={article} asked={asked} letGo={letGo} onClose={close} />
        ) : null}
      </>
    ),
  };
}

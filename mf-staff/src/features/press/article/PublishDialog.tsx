import { pressStatus } from '@harbor/contract/press-status';
import { notify } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, Overlay } from '@harbor/ui/kit';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { WordsField } from '../../../parts/WordsField';
import { usePublish } from '../queries';
import type { Check } from './checks';
import styles from './Dialogs.module.css';
import type { Article } from './useArticle';
import type { Plan } from './usePlan';

export interface PublishDialogProps {
  article: Article;
  plan: Plan;
  checks: readonly Check[];
  onJump: (field: string) => void;
  onClose: () => void;
}

/** What it lacks, and what had better be mended, before it goes out. */
export function PublishDialog({ article, plan, checks, onJump, onClose }: PublishDialogProps) {
  const { desk, form, step } = article;
  const [note, setNote] = useState('');
  const saving = useSaving();
  const publish = usePublish();
  const lacks = checks.filter(({ kind }) => kind === 'lack');
  const hints = checks.filter(({ kind }) => kind === 'hint');
  const at = plan.when === 'at' ? plan.moment : undefined;
  const out = desk.status === pressStatus.published;
  const yes = at ? '定时发布' : out ? '发布更新' : '立即发布';

  async function handleYes() {
    const words = note.trim();
    const next = await saving.run(() =>
      step(({ id, revision }) =>
        publish.mutateAsync({
          params: { id },
          body: { revision, ...(words && { note: words }), ...(at && { publish_at: at }) },
        }),
      ),
    );
    if (!next) return;
    notify.success(at ? `已定时，${formatTime(at)} 自动发布` : out ? '更新已发布' : '头条已发布');
    onClose();
  }

  const atTime = saving.fieldError('publish_at');
  return (
    <Overlay
      open
      onClose={onClose}
      title={yes}
      width={520}
      closeOnMask={false}
      footer={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            取消
          </Button>
          <Button
            kind="primary"
            disabled={lacks.length > 0}
            loading={saving.busy}
            onClick={() => void handleYes()}
          >
            {yes}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {lacks.length > 0 ? (
          <>
            <p>还差 {lacks.length} 项，补齐后才能发布：</p>
            <ul className={styles.list}>
              {lacks.map(({ field = '', text }) => (
                <li key={`${field}${text}`}>
                  <CircleAlert size={16} aria-hidden />
                  <button
                    type="button"
                    onClick={() => {
                      onClose();
                      // Once the dialog has given the cursor back.
                      setTimeout(() => onJump(field));
                    }}
                  >
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p>
              “{form.title}”
              {at
                ? `会在北京时间 ${formatTime(at)} 自动发布，之前都可以取消。`
                : out
                  ? '的新内容会替换读者现在看到的内容，发布时间不变。'
                  : '会立即出现在头条、订阅与站点地图里。'}
            </p>
            {hints.length > 0 ? (
              <ul className={styles.list} aria-label="提醒">
                {hints.map(({ text }) => (
                  <li key={text}>
                    <CircleAlert size={16} aria-hidden />
                    {text}
                  </li>
                ))}
              </ul>
            ) : null}
            <WordsField
              label="修订说明（可不填，只给团队看）"
              value={note}
              onChange={setNote}
              max={200}
              rows={2}
              placeholder={out ? '例如：补第三节与核对日期' : '例如：首发'}
              error={saving.fieldError('note')}
            />
          </>
        )}
        {saving.problem ? (
          <p className={styles.problem} role="alert">
            {atTime ?? saving.problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}

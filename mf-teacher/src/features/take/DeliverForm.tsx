import type { StoredFile, WaitTakeDetail } from '@harbor/contract';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { useKeptText } from '@harbor/ui/kept';
import { Button, Checkbox, Field, Overlay } from '@harbor/ui/kit';
import { FileField } from '@harbor/ui/upload';
import { type FormEvent, useMemo, useState } from 'react';
import { AiChoice } from './AiChoice';
import { Box } from './Box';
import { type DeliveryDraft, deliveryNeeds, keptDelivery } from './deliveryNeeds';
import styles from './Form.module.css';
import { deliveryFiles } from './fileRule';
import { useDeliver } from './queries';
import { useAct } from './useAct';

const most = 2000;

interface DeliverFormProps {
  order: WaitTakeDetail;
  service: NonNullable<WaitTakeDetail['service']>;
}

/** Hands in a version: files, what was done, each requirement gone through, and where artificial intelligence helped. */
export function DeliverForm({ order, service }: DeliverFormProps) {
  const version = service.deliverables.length + 1;
  const [kept, keep, forget] = useKeptText(`deliver:${order.card.id}:${version}`, 'device');
  const [honest, setHonest] = useState(false);
  const draft = { ...useMemo(() => keptDelivery(kept), [kept]), honest };
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState(false);
  const act = useAct();
  const watch = useSentinel(draft.text, 'order_chat');
  const set = (part: Partial<DeliveryDraft>) => keep(JSON.stringify({ ...draft, ...part }));
  // A change request is gone through point by point; a first version is held against what was asked for.
  const wanted =
    service.changes.length > 0 ? service.changes : service.requirements.map(({ label }) => label);
  const needs = deliveryNeeds(draft, files.length, wanted);
  const deliver = useDeliver({
    onSuccess: ({ version: now }) => {
      act.done(`已交付第 ${now} 版`);
      forget();
      setFiles([]);
      setHonest(false);
    },
    onError: act.failed,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (needs.length > 0 || busy || deliver.isPending || !(await watch.check())) return;
    act.begin();
    const body = {
      title: `第 ${version} 版`,
      text: draft.text.trim(),
      changes: service.changes,
      checklist: draft.checked.filter((one) => wanted.includes(one)).map((one) => one.slice(0, 120)),
      ai_statement: draft.ai ? draft.aiText.trim() : '',
      files: files.map(({ id }) => id),
    };
    deliver.mutate({
      params: { id: String(order.card.id) },
      body,
      idempotencyKey: act.keyFor(body),
    });
  };
  return (
    <Box title={`交付第 ${version} 版`} current extra={kept ? '草稿已存在这台设备' : undefined}>
      <form className={styles.form} onSubmit={send} noValidate>
        <FileField
          label="交付文件"
          purpose="delivery"
          rule={deliveryFiles}
          value={files}
          onChange={setFiles}
          onBusy={setBusy}
          error={act.fieldProblem('files') ?? ''}
        />
        <Field
          label="修改说明"
          extra={`${draft.text.length} / ${most}`}
          error={act.fieldProblem('text') ?? ''}
        >
          {(control) => (
            <textarea
              {...control}
              className={styles.area}
              maxLength={most}
              value={draft.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </Field>
        <SentinelHint watch={watch} onAdopt={(text) => set({ text })} />
        {wanted.length > 0 ? (
          <fieldset className={styles.checks}>
            <legend>
              {service.changes.length > 0 ? '对照修改要求逐条确认' : '对照要求逐条确认'}（
              {draft.checked.filter((one) => wanted.includes(one)).length} / {wanted.length}）
            </legend>
            {wanted.map((one) => (
              <Checkbox
                key={one}
                checked={draft.checked.includes(one)}
                onChange={(on) =>
                  set({
                    checked: on ? [...draft.checked, one] : draft.checked.filter((other) => other !== one),
                  })
                }
              >
                {one}
              </Checkbox>
            ))}
          </fieldset>
        ) : null}
        <AiChoice
          name="deliver-ai"
          used={draft.ai}
          text={draft.aiText}
          onUsed={(ai) => set({ ai })}
          onText={(aiText) => set({ aiText })}
        />
        <Checkbox checked={honest} onChange={setHonest}>
          我确认未撰写新内容，未改变数据与结论
        </Checkbox>
        {act.problem ? (
          <p className={styles.problem} role="alert">
            {act.problem}
          </p>
        ) : null}
        <div className={styles.acts}>
          <p>{needs.length > 0 ? `还差：${needs.join('、')}` : ''}</p>
          <Button onClick={() => setPreview(true)}>预览</Button>
          <Button
            kind="primary"
            type="submit"
            loading={deliver.isPending}
            disabled={needs.length > 0 || busy}
          >
            {busy
              ? '文件上传中…'
              : needs.length > 0
                ? `还差 ${needs.length} 项可交付`
                : `交付第 ${version} 版`}
          </Button>
        </div>
      </form>
      <Overlay open={preview} onClose={() => setPreview(false)} title={`第 ${version} 版预览`}>
        <div className={styles.form}>
          <p className={styles.excerpt}>{draft.text || '还没有填写修改说明'}</p>
          <p>文件：{files.map(({ name }) => name).join('、') || '还没有'}</p>
          <p>AI 使用：{draft.ai === undefined ? '还没有说明' : draft.ai ? draft.aiText : '未使用 AI 工具'}</p>
        </div>
      </Overlay>
    </Box>
  );
}

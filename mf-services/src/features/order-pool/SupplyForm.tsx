import type { MaterialRequest, StoredFile } from '@harbor/contract';
import { mostFileBytes } from '@harbor/contract/file-types';
import { ApiError, notify, useIntention } from '@harbor/runtime';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { Countdown, errorText } from '@harbor/ui';
import { Button, Field } from '@harbor/ui/kit';
import { FileField } from '@harbor/ui/upload';
import { type FormEvent, useState } from 'react';
import styles from './PoolCard.module.css';
import { useSupply } from './queries';

const rule = {
  max: 5,
  types: ['docx', 'doc', 'pdf', 'tex', 'zip', 'xlsx', 'xls', 'csv', 'png', 'jpg', 'txt', 'md'] as const,
  max_bytes: mostFileBytes,
};

interface SupplyFormProps {
  orderId: number;
  request: MaterialRequest;
}

/** Gives a teacher what they asked for. */
export function SupplyForm({ orderId, request }: SupplyFormProps) {
  const [content, setContent] = useState('');
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const intention = useIntention();
  const watch = useSentinel(content, 'order_chat');
  const supply = useSupply({
    onSuccess: () => {
      intention.forget();
      notify.success('已补充，老师会收到通知，计时恢复');
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.transient)) intention.forget();
      setProblem(errorText(error));
    },
  });
  const short = content.trim().length < 2;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (short || busy || supply.isPending || !(await watch.check())) return;
    setProblem('');
    const body = { content: content.trim(), files: files.map(({ id }) => id) };
    supply.mutate({ params: { id: String(orderId) }, body, idempotencyKey: intention.keyFor(body) });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.need}>
        老师需要：{request.need}（希望 {request.wish_days} 天内）。交付计时已暂停，最长到{' '}
        <Countdown until={request.until} />
      </p>
      <Field label="补充说明" error={problem} extra={`${content.length} / 1000`}>
        {(control) => (
          <textarea
            {...control}
            className={styles.area}
            maxLength={1000}
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        )}
      </Field>
      <SentinelHint watch={watch} onAdopt={setContent} />
      <FileField
        label="补充文件"
        purpose="order_note"
        rule={{ ...rule, types: [...rule.types] }}
        value={files}
        onChange={setFiles}
        onBusy={setBusy}
      />
      <Button kind="primary" type="submit" disabled={short || busy} loading={supply.isPending}>
        {busy ? '文件上传中…' : short ? '提交补充，还差说明' : '提交补充'}
      </Button>
    </form>
  );
}

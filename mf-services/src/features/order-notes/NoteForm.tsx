import type { OrderDetail, StoredFile } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { type ApiError, notify, useIntention } from '@harbor/runtime';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { errorText } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { FileField } from '@harbor/ui/upload';
import { useState } from 'react';
import buttons from '../../parts/buttons.module.css';
import styles from './NoteForm.module.css';
import { useAddNote } from './queries';

interface NoteFormProps {
  order: Pick<OrderDetail, 'id' | 'actions'>;
  onDone: () => void;
}

const longest = 1000;
const rule = { max: 10, types: [...fileTypes], max_bytes: mostFileBytes };

/** Words for staff and teacher; files with them while somebody works on the order. */
export function NoteForm({ order, onDone }: NoteFormProps) {
  const [content, setContent, forget] = useKeptText(`note:${order.id}`);
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const [errors, setErrors] = useState<{ content?: string; files?: string }>({});
  const watch = useSentinel(content, 'order_chat');
  const intention = useIntention();
  const add = useAddNote({
    onSuccess() {
      notify.success(files.length > 0 ? '材料已提交' : '留言已发送');
      forget();
      onDone();
    },
    onError(error: ApiError) {
      if (!error.transient) intention.forget();
      setErrors({
        files: error.errors?.files?.[0],
        content: error.errors?.content?.[0] ?? (error.errors?.files ? undefined : errorText(error)),
      });
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (add.isPending || uploading) return;
        const text = content.trim();
        if (text.length < 2) {
          setErrors({ content: files.length > 0 ? '请说明补充了什么' : '请填写内容' });
          return;
        }
        setErrors({});
        if (!(await watch.check())) return;
        const body = { content: text, files: files.map(({ id }) => id) };
        add.mutate({ params: { id: order.id }, body, idempotencyKey: intention.keyFor(body) });
      }}
    >
      <textarea
        rows={3}
        maxLength={longest}
        aria-label="留言"
        aria-describedby="note-problem"
        aria-invalid={errors.content ? true : undefined}
        value={content}
        placeholder="例如：补充了第二组数据，请一并处理；或希望沟通的时间"
        onChange={({ target }) => setContent(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={setContent} />
      <p id="note-problem" className={styles.problem} role={errors.content ? 'alert' : undefined}>
        {errors.content}
      </p>
      {order.actions.add_material && (
        <FileField
          label="补充材料"
          purpose="order_note"
          rule={rule}
          value={files}
          onChange={setFiles}
          error={errors.files}
          onBusy={setUploading}
        />
      )}
      <p className={buttons.row}>
        <button type="button" onClick={onDone}>
          取消
        </button>
        <button type="submit" className={buttons.main} disabled={add.isPending || uploading}>
          {add.isPending ? '正在提交…' : uploading ? '文件上传中…' : '提交'}
        </button>
      </p>
    </form>
  );
}

export default NoteForm;

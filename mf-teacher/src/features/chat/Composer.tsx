import { orderChatLimits, type StoredFile } from '@harbor/contract';
import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { Button } from '@harbor/ui/kit';
import { acceptOf, FileRow, UploadRow, useUploads } from '@harbor/ui/upload';
import { ImageIcon, Paperclip } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Chat.module.css';
import { keepDraft, keptDraft } from './kept';

/** A hint that somebody types goes out once in so many ms. */
const hintEvery = 4000;

const rule = { max: orderChatLimits.files, types: [...fileTypes], max_bytes: mostFileBytes };
const pictures = { ...rule, types: ['jpg' as const, 'png' as const] };

interface ComposerProps {
  orderId: number;
  /** @returns why it is not accepted; empty otherwise */
  onSend: (content: string, files: StoredFile[]) => Promise<string>;
  onTyped: () => void;
}

/** Where something is said: words, pictures and files. Enter sends, with Shift it is a new line. */
export function Composer({ orderId, onSend, onTyped }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState(() => keptDraft(orderId));
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const hinted = useRef(0);
  const watch = useSentinel(text, 'order_chat');
  const uploads = useUploads({
    value: files,
    onChange: setFiles,
    rule,
    purpose: 'order_chat',
    announce: setSaid,
  });
  useEffect(() => keepDraft(orderId, text), [orderId, text]);

  const most = orderChatLimits.characters;
  const over = text.length > most;
  const empty = text.trim() === '' && files.length === 0;
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (empty || over || uploads.busy) return;
    if (text.trim() !== '' && !(await watch.check())) return;
    const content = text.trim();
    const sent = files;
    setProblem('');
    setText('');
    setFiles([]);
    const refused = await onSend(content, sent);
    if (!refused) return;
    setProblem(refused);
    setText((now) => now || content);
    setFiles((now) => (now.length > 0 ? now : sent));
  };
  const pick = (accepted: typeof rule, label: string, icon: ReactNode) => (
    <label className={styles.pick} title={label}>
      {icon}
      <input
        type="file"
        multiple
        accept={acceptOf(accepted)}
        aria-label={label}
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          target.value = '';
        }}
      />
    </label>
  );
  return (
    <form className={styles.composer} onSubmit={send} noValidate>
      <p className={styles.warn}>请在订单内沟通，不要发送手机号、微信号等联系方式。</p>
      <SentinelHint watch={watch} onAdopt={setText} insistLabel="仍要发送" />
      {files.length > 0 || uploads.list.length > 0 ? (
        <ul className={styles.uploads} aria-label="待发送的文件">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => uploads.remove(file.id)} />
          ))}
          {uploads.list.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onCancel={() => uploads.cancel(upload.key)}
            />
          ))}
        </ul>
      ) : null}
      <div className={styles.box}>
        <textarea
          id={id}
          aria-label="输入消息"
          placeholder="输入消息，Enter 发送"
          rows={2}
          value={text}
          aria-invalid={over || problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setText(target.value);
            setProblem('');
            if (Date.now() - hinted.current > hintEvery) {
              hinted.current = Date.now();
              onTyped();
            }
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <div className={styles.tools}>
          {pick(rule, '添加文件', <Paperclip size={18} aria-hidden />)}
          {pick(pictures, '添加图片', <ImageIcon size={18} aria-hidden />)}
          <span className={over ? styles.failed : styles.count}>
            {text.length} / {most}
          </span>
          <Button type="submit" disabled={empty || over || uploads.busy}>
            发送
          </Button>
        </div>
      </div>
      <p id={`${id}-problem`} className={styles.failed} role="alert">
        {problem}
      </p>
      <p className={styles.small}>发出 2 分钟内可撤回；记录随订单保存。</p>
      <p className={styles.said} role="status" aria-live="polite">
        {said}
      </p>
    </form>
  );
}

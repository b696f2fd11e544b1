import type { ApplyItemState, DataOf } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { FileAct, FileMark, FileText, fileSize } from '@harbor/ui/upload';
import { Eye, RotateCw, Trash2, UploadCloud, X } from 'lucide-react';
import styles from './EvidenceField.module.css';
import { useRemoveEvidence } from './queries';
import { useEvidence } from './useEvidence';

type Rule = DataOf<'GET /teacher/attr'>['items'][number];

interface EvidenceFieldProps {
  item: ApplyItemState;
  rule: Rule;
  mostBytes: number;
  disabled?: boolean;
  /** A new one takes the place of what was sent back. */
  replacing?: boolean;
  onPreview: (id: string, name: string) => void;
}

/** `evidence.status`: 1 on its way · 2 in use. */
const onItsWay = 1;
const inUse = 2;

/** Evidence of one item: chosen or dropped, sent in parts with progress, resumed and cancelled, looked at with its watermark. */
export function EvidenceField(props: EvidenceFieldProps) {
  const { item, rule, mostBytes, disabled = false, replacing = false, onPreview } = props;
  const used = item.files.filter(({ status }) => status === inUse);
  const cut = item.files.filter(({ status }) => status === onItsWay);
  const uploads = useEvidence({
    item: item.key,
    types: rule.types,
    mostBytes,
    replaces: replacing || rule.files === 1 ? used[0] : undefined,
  });
  const remove = useRemoveEvidence({ onError: (error) => notify.warning(errorText(error)) });
  const busy = uploads.list.filter(({ problem }) => !problem).length;
  const open = !disabled && (replacing || rule.files === 1 || used.length + busy < rule.files);
  const id = `evidence-${item.key}`;
  const names = new Set(uploads.list.map(({ name }) => name));
  return (
    <div className={styles.field} data-item={item.key}>
      <p className={styles.head}>
        <b>
          {item.label}
          {item.needed ? <em aria-hidden="true"> *</em> : null}
        </b>
        <small>
          {rule.files > 1 ? `${used.length} / ${rule.files}` : ''}
          {item.needed ? '' : ' 没有可以不传'}
        </small>
      </p>
      <ul className={styles.list} aria-label={`${item.label}：已选文件`}>
        {used.map((file) => (
          <li key={file.id}>
            <FileMark name={file.name} />
            <FileText>
              <span>{file.name}</span>
              <small className={styles.ok}>已上传，已盖水印并加密 · {fileSize(file.size)}</small>
            </FileText>
            <FileAct label={`预览 ${file.name}`} onClick={() => onPreview(file.id, file.name)}>
              <Eye size={18} aria-hidden />
            </FileAct>
            {disabled ? null : (
              <FileAct
                label={`移除 ${file.name}`}
                onClick={() => remove.isPending || remove.mutate({ params: { id: file.id } })}
              >
                <Trash2 size={18} aria-hidden />
              </FileAct>
            )}
          </li>
        ))}
        {cut
          .filter(({ name }) => !names.has(name))
          .map((file) => (
            <li key={file.id} className={styles.failed}>
              <FileMark name={file.name} />
              <FileText>
                <span>{file.name}</span>
                <small>
                  上传中断，已传 {Math.floor((file.received / file.size) * 100)}%（{fileSize(file.received)} /{' '}
                  {fileSize(file.size)}），再选同一文件从断点继续
                </small>
              </FileText>
              <FileAct
                label={`取消上传 ${file.name}`}
                onClick={() => remove.mutate({ params: { id: file.id } })}
              >
                <X size={18} aria-hidden />
              </FileAct>
            </li>
          ))}
        {uploads.list.map((one) => (
          <li key={one.key} className={one.problem ? styles.failed : undefined}>
            <FileMark name={one.name} />
            <FileText>
              <span>{one.name}</span>
              {one.problem ? (
                <small>{one.problem}</small>
              ) : (
                <>
                  <span
                    className={styles.bar}
                    role="progressbar"
                    aria-label={`${one.name} 上传进度`}
                    aria-valuemin={0}
                    aria-valuemax={100}
                    aria-valuenow={one.percent}
                  >
                    <i style={{ width: `${one.percent}%` }} />
                  </span>
                  <small>
                    {one.stage === 'waiting'
                      ? '网络中断，正在重试…'
                      : one.stage === 'checking'
                        ? '正在检查并盖水印…'
                        : `${fileSize((one.size * one.percent) / 100)} / ${fileSize(one.size)} · ${one.percent}%`}
                    {one.stage === 'sending' && one.left !== undefined ? ` · 约 ${one.left} 秒` : ''}
                  </small>
                </>
              )}
            </FileText>
            {one.problem && one.again ? (
              <FileAct label={`续传 ${one.name}`} onClick={() => uploads.retry(one.key)}>
                <RotateCw size={18} aria-hidden />
              </FileAct>
            ) : null}
            <FileAct
              label={one.problem ? `移除 ${one.name}` : `取消上传 ${one.name}`}
              onClick={() => uploads.cancel(one.key)}
            >
              <X size={18} aria-hidden />
            </FileAct>
          </li>
        ))}
      </ul>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the input inside is the one for all
        <div
          className={styles.add}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            uploads.add(event.dataTransfer.files);
          }}
        >
          <UploadCloud size={18} aria-hidden />
          <span id={`${id}-hint`}>
            {used.length > 0 && rule.files === 1 ? '更换' : replacing ? '上传新的' : '选择或拖到这里：'}
            {item.label}（{rule.types.join('、')}，{Math.floor(mostBytes / 1024 / 1024)} MB 以内）
          </span>
          <input
            id={id}
            type="file"
            aria-label={item.label}
            aria-describedby={`${id}-hint`}
            accept={rule.types.map((type) => `.${type}`).join(',')}
            multiple={rule.files > 1}
            onChange={({ target }) => {
              uploads.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </div>
      ) : null}
      <p className={styles.said} role="status">
        {uploads.said}
      </p>
    </div>
  );
}

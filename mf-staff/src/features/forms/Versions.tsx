import type { StaffForm } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Bone, formatDate, Waiting } from '@harbor/ui';
import { Button, ErrorBlock, Overlay } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { Changes } from './Changes';
import styles from './Dialogs.module.css';
import { documentOf, type FormDocument } from './document';
import { versionQuery } from './queries';
import list from './Versions.module.css';

type Version = StaffForm['versions'][number];

interface DifferenceProps {
  form: number;
  version: number;
  /** The version before it; undefined for the first. */
  before: number | undefined;
  onRestore: ((document: FormDocument) => void) | undefined;
}

/** What a version changed, and the way back to it. */
function Difference({ form, version, before, onRestore }: DifferenceProps) {
  const after = useQuery(versionQuery(form, version));
  const old = useQuery({ ...versionQuery(form, before ?? 1), enabled: before !== undefined });
  const error = after.error ?? old.error;
  if (error)
    return (
      <ErrorBlock
        title="这一版没有加载出来"
        error={error}
        onRetry={() => void (after.error ? after.refetch() : old.refetch())}
      />
    );
  if (!after.data || (before !== undefined && !old.data))
    return (
      <Waiting>
        <Bone height={24} />
      </Waiting>
    );
  const document = documentOf(after.data);
  return (
    <div className={list.difference}>
      {old.data && before !== undefined ? (
        <Changes before={documentOf(old.data)} after={document} />
      ) : (
        <p className={styles.note}>
          最初的版本，共 {document.sections.flatMap(({ fields }) => fields).length} 项。
        </p>
      )}
      {onRestore ? <Button onClick={() => onRestore(document)}>以这一版为草稿</Button> : null}
    </div>
  );
}

function usesOf({ writing, handed_in }: Version): string {
  const words = [writing > 0 && `${writing} 份草稿在填`, handed_in > 0 && `${handed_in} 个订单已提交`];
  return words.filter(Boolean).join('，') || '没有订单使用';
}

interface VersionsProps {
  desk: StaffForm;
  onClose: () => void;
  onRestore: (version: number, document: FormDocument) => void;
}

/** All versions of a form: who published which and why, how many orders stand in each, and what it changed. */
export function Versions({ desk, onClose, onRestore }: VersionsProps) {
  const [shown, setShown] = useState<number | undefined>(desk.current.version);
  return (
    <Overlay open onClose={onClose} title="历次版本" width={680}>
      <ol className={list.list} aria-label="历次版本">
        {desk.versions.map((one, i) => (
          <li key={one.version}>
            <div className={list.head}>
              <span className={list.words}>
                <b>
                  第 {one.version} 版{one.current ? <Tag tone="accent">当前</Tag> : null}
                </b>
                <small>
                  {one.published_at && one.published_by
                    ? `${one.published_by.name} · ${formatDate(one.published_at)}`
                    : '随系统提供'}
                  {' · '}
                  {usesOf(one)}
                </small>
                {one.note ? <span>{one.note}</span> : null}
              </span>
              <Button
                aria-expanded={shown === one.version}
                aria-label={`第 ${one.version} 版改了什么`}
                onClick={() => setShown(shown === one.version ? undefined : one.version)}
              >
                {shown === one.version ? '收起' : '查看修改'}
              </Button>
            </div>
            {shown === one.version ? (
              <Difference
                form={desk.form}
                version={one.version}
                before={desk.versions[i + 1]?.version}
                onRestore={one.current ? undefined : (document) => onRestore(one.version, document)}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </Overlay>
  );
}

import type { DataOf, StaffWord, WordVersion } from '@harbor/contract';
import { wordActions } from '@harbor/contract/word-rule';
import { notify, useQuery } from '@harbor/runtime';
import { Bone, formatWhen, Waiting } from '@harbor/ui';
import { Button, Empty, ErrorBlock, Pager } from '@harbor/ui/kit';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { placesText } from './labels';
import { useRestore, versionQuery, versionsQuery } from './queries';
import { ReasonQuestion } from './ReasonQuestion';
import styles from './Words.module.css';

type Change = DataOf<'GET /staff/words/version/:no'>['changes'][number];

const wordText = (word: StaffWord) =>
  [wordActions[word.action], placesText(word.places), word.rewrite ? `改为“${word.rewrite}”` : '']
    .filter(Boolean)
    .join(' · ');

function ChangeLine({ before, after }: Change) {
  const kind = !before ? 'added' : !after ? 'removed' : 'changed';
  const signs = { added: '＋', removed: '－', changed: '～' } as const;
  const names = { added: '新增', removed: '删除', changed: '修改' } as const;
  return (
    <li className={styles.change} data-kind={kind}>
      <span role="img" aria-label={names[kind]}>
        {signs[kind]}
      </span>
      <b>{(after ?? before)?.word}</b>
      <span>
        {before && after ? (
          <>
            <del>{wordText(before)}</del> → {wordText(after)}
          </>
        ) : (
          wordText((after ?? before) as StaffWord)
        )}
      </span>
    </li>
  );
}

/** What a version changed against the one before. */
function Changes({ no }: { no: number }) {
  const { data, error, refetch } = useQuery(versionQuery(no));
  if (error) return <ErrorBlock error={error} title="差别没有加载出来" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting>
        <Bone height={40} />
      </Waiting>
    );
  return (
    <ul className={styles.changes}>
      {data.changes.map((change) => (
        <ChangeLine key={(change.after ?? change.before)?.word} {...change} />
      ))}
    </ul>
  );
}

interface RowProps {
  version: WordVersion;
  latest: boolean;
  onRestore: () => void;
}

function Row({ version, latest, onRestore }: RowProps) {
  const [open, setOpen] = useState(false);
  const { no, note, made_by, made_at, restored_from, added, changed, removed, words } = version;
  return (
    <li className={styles.version}>
      <div className={styles.versionHead}>
        <b>第 {no} 版</b>
        <span className={styles.versionNote}>
          {note}
          <small>
            {made_by || '已注销'} · {formatWhen(made_at)}
            {restored_from === null ? '' : ` · 恢复自第 ${restored_from} 版`}
          </small>
        </span>
        <small className={styles.numbers}>
          +{added} ~{changed} −{removed}，共 {words} 词
        </small>
        <span className={styles.acts}>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : '查看差别'}
          </Button>
          <Button disabled={latest} onClick={onRestore}>
            {latest ? '正在生效' : '恢复到此版'}
          </Button>
        </span>
      </div>
      {open ? <Changes no={no} /> : null}
    </li>
  );
}

/** Every version of the list, with what it changed and the way back to it. */
export function Versions({ page, to }: { page: number; to: (page: number) => string }) {
  const { data, error, refetch } = useQuery(versionsQuery(page));
  const [asked, setAsked] = useState<WordVersion>();
  const restore = useRestore();
  const latest = useQuery(versionsQuery(1)).data?.data[0]?.no ?? 0;
  if (!data && error)
    return <ErrorBlock error={error} title="版本没有加载出来" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting className={styles.bones}>
        {[1, 2, 3].map((n) => (
          <Bone key={n} height={44} />
        ))}
      </Waiting>
    );
  return (
    <Card title="版本" note="每次发布都是一个新版本" flush>
      {data.data.length === 0 ? (
        <Empty compact title="还没有版本" description="添加第一个敏感词后会出现在这里" />
      ) : (
        <ul aria-label="敏感词版本">
          {data.data.map((version) => (
            <Row
              key={version.no}
              version={version}
              latest={version.no === latest}
              onRestore={() => setAsked(version)}
            />
          ))}
        </ul>
      )}
      <Pager page={page} lastPage={data.last_page} to={to} />
      {asked ? (
        <ReasonQuestion
          title={`恢复到第 ${asked.no} 版`}
          yes="恢复"
          onYes={(note) => restore.mutateAsync({ params: { no: asked.no }, body: { base: latest, note } })}
          onDone={() => {
            setAsked(undefined);
            notify.success('已恢复，立即生效');
          }}
          onClose={() => setAsked(undefined)}
        >
          会以那一版的 {asked.words} 个词发布新的一版，现在的词表不会丢失，仍可再恢复。
        </ReasonQuestion>
      ) : null}
    </Card>
  );
}

import type { DeskJournalImport } from '@harbor/contract';
import { journalSchemeKinds } from '@harbor/contract/journal-facets';
import { Link, notify, useQuery } from '@harbor/runtime';
import { Button, Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { importsQuery, schemesQuery, useApply } from '../queries';
import { counted, writtenBy } from '../words';
import { kinds } from './draft';
import styles from './Import.module.css';
import { placePath } from './place';

/** What is about to be written, by whose leave, and the button that writes it. */
export function WriteCard({ one }: { one: DeskJournalImport }) {
  const [sure, setSure] = useState(false);
  const saving = useSaving();
  const apply = useApply();
  const schemes = useQuery(schemesQuery()).data?.data ?? [];
  const busy = useQuery(importsQuery()).data?.library.busy;
  const { id, source, licence, skipped, counts } = one;
  const count = writtenBy(one);
  const editions = kinds.flatMap((kind) => {
    const chosen = schemes.find((scheme) => scheme.id === one.schemes[kind]);
    return chosen ? [[kind, chosen.title] as const] : [];
  });

  async function handleApply() {
    const begun = await saving.run(() => apply.mutateAsync({ params: { id } }));
    if (begun) notify.success('已开始写入');
  }

  return (
    <Card title="写入">
      <dl className={styles.facts}>
        <dt>将写入</dt>
        <dd>
          {counted(count)} 种期刊{skipped > 0 ? `（去掉 ${counted(skipped)} 种）` : ''}
        </dd>
        <dt>数据来源</dt>
        <dd>{source}</dd>
        {editions.map(([kind, title]) => (
          <div key={kind}>
            <dt>{journalSchemeKinds[kind]}</dt>
            <dd>{title}</dd>
          </div>
        ))}
        <dt>授权说明</dt>
        <dd>{licence || '没有填写'}</dd>
        {one.clears ? (
          <>
            <dt>空单元格</dt>
            <dd>清除已有内容</dd>
          </>
        ) : null}
      </dl>
      {counts?.jumps ? (
        <p className={styles.doubt}>
          有 {counted(counts.jumps)} 种期刊的数值变化很大，已先去掉勾选，
          <Link to={placePath(id, { tab: 'changed', kind: 'jump' })}>逐一核对</Link>后可以重新勾选。
        </p>
      ) : null}
      <div className={styles.sure}>
        <Checkbox checked={sure} onChange={setSure}>
          我确认来源可用，年份与授权已写明
        </Checkbox>
      </div>
      <Button
        kind="primary"
        size="l"
        block
        disabled={!sure || count === 0 || Boolean(busy)}
        loading={saving.busy}
        onClick={() => void handleApply()}
      >
        写入期刊库
      </Button>
      {saving.problem ? (
        <p className={styles.fault} role="alert">
          {saving.problem}
        </p>
      ) : null}
      <p className={styles.aside}>
        {busy
          ? `“${busy.file_name}”${busy.status_text}，完成后才能写入。`
          : count === 0
            ? '没有可以写入的期刊。'
            : '写入时前台继续用现在的数据，完成后一次切换；写入后可以撤回。'}
      </p>
      {count > 0 ? (
        <p className={styles.aside}>
          写入后自动提醒关注者，即收藏了这些期刊、正在投稿或订单里写了它们的人：有分区、预警、收录等重要变动的，每人一条消息。
        </p>
      ) : null}
      <p className={styles.ways}>
        <Link to={`/staff/journals/import/${id}?map=1`}>修改列的对应或来源</Link>
      </p>
    </Card>
  );
}

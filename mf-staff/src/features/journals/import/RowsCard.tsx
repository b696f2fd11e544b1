import type { DeskJournalImport, DeskJournalRow } from '@harbor/contract';
import { rowVerdict, rowVerdictLabel, journalImportStatus as s } from '@harbor/contract/journal-import';
import { LiveLink, useQuery } from '@harbor/runtime';
import { Checkbox, Empty } from '@harbor/ui/kit';
import { useSaving } from '../../../desk/useSaving';
import { Loaded } from '../../../parts/Loaded';
import { rowsQuery, useSkip } from '../queries';
import { counted } from '../words';
import { FileButton } from './FileButton';
import { ListFoot } from './ListFoot';
import { ListHead } from './ListHead';
import styles from './Lists.module.css';
import type { Place, Tab } from './place';

const verdicts = {
  new: '1',
  changed: '2',
  same: '3',
  merged: '4',
  refused: '0',
  noted: 'noted',
} as const satisfies Record<Tab, string>;

const titles: Record<Tab, string> = {
  new: rowVerdictLabel[rowVerdict.new],
  changed: rowVerdictLabel[rowVerdict.changed],
  same: rowVerdictLabel[rowVerdict.same],
  merged: rowVerdictLabel[rowVerdict.merged],
  refused: rowVerdictLabel[rowVerdict.refused],
  noted: '只采用一部分',
};

/** Said where a list of this kind is empty. */
const nothing: Record<Tab, string> = {
  new: '没有新增的期刊',
  changed: '没有更新的期刊',
  same: '没有内容一致的行',
  merged: '没有需要合并的行',
  refused: '每一行都采用了',
  noted: '没有只采用一部分的行',
};

/** Rows of which nothing is kept once a file was taken in, or taken back. */
function forgotten({ status }: DeskJournalImport, tab: Tab): string {
  if (status === s.checked) return '';
  if (tab === 'same') return '写入后不再保留没有变化的行';
  return tab === 'new' && status === s.rolledBack ? '已撤回，由它新增的期刊已从期刊库移除' : '';
}

interface RowProps {
  row: DeskJournalRow;
  onSkip?: ((skip: boolean) => void) | undefined;
}

function Row({ row, onSkip }: RowProps) {
  const { title, reason, facts, journal_id, skipped } = row;
  const name = title || '（没有刊名）';
  return (
    <li className={styles.row} data-out={skipped ? '' : undefined}>
      {onSkip ? (
        <Checkbox checked={!skipped} onChange={(checked) => onSkip(!checked)}>
          <span className={styles.hidden}>导入 {name}</span>
        </Checkbox>
      ) : null}
      <span className={styles.number}>{row.row > 0 ? `第 ${counted(row.row)} 行` : ''}</span>
      <span className={styles.words}>
        {journal_id === null ? (
          <b>{name}</b>
        ) : (
          <LiveLink to={`/querytool/${journal_id}`} otherwise={<b>{name}</b>}>
            {name}
          </LiveLink>
        )}
        {facts.length > 0 ? <small>{facts.join(' · ')}</small> : null}
        {reason ? (
          <small data-alert={row.verdict === rowVerdict.refused ? '' : undefined}>{reason}</small>
        ) : null}
        {skipped ? <small>已取消勾选，不会写入</small> : null}
      </span>
    </li>
  );
}

/** Rows of one kind, with the reason where there is one. */
export function RowsCard({ one, place }: { one: DeskJournalImport; place: Place }) {
  const { id, counts, status } = one;
  const { tab, q, page } = place;
  const query = useQuery(rowsQuery(id, { verdict: verdicts[tab], q: q || undefined, page }));
  const saving = useSaving();
  const skip = useSkip();
  const gone = forgotten(one, tab);
  const skippable = tab === 'new' && status === s.checked;
  return (
    <section className={styles.card} aria-label={titles[tab]}>
      <ListHead
        id={id}
        title={`${titles[tab]} ${counted(counts?.[tab] ?? 0)}`}
        place={place}
        finds={tab === 'refused' ? '刊名、号码或原因' : '刊名或 ISSN'}
      />
      {saving.problem ? (
        <p className={styles.problem} role="alert">
          {saving.problem}
        </p>
      ) : null}
      <Loaded query={query} height={360}>
        {(found) =>
          found.data.length === 0 ? (
            <Empty
              compact
              title={q ? '没有找到' : gone || nothing[tab]}
              description={q ? '换一个刊名或号码试试' : undefined}
            />
          ) : (
            <>
              <ul className={styles.rows} aria-label={titles[tab]}>
                {found.data.map((row) => (
                  <Row
                    key={`${row.row} ${row.journal_id ?? ''}`}
                    row={row}
                    onSkip={
                      skippable
                        ? (skipped) =>
                            void saving.run(() =>
                              skip.mutateAsync({ params: { id }, body: { rows: [row.row], skip: skipped } }),
                            )
                        : undefined
                    }
                  />
                ))}
              </ul>
              <ListFoot id={id} place={place} page={found} unit={tab === 'new' ? '种' : '行'}>
                {tab === 'refused' ? (
                  <FileButton id={id} what="refused" name={`未采用的行-${id}.csv`}>
                    下载未采用清单
                  </FileButton>
                ) : null}
              </ListFoot>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

import type { DeskJournalImport } from '@harbor/contract';
import {
  type ChangeKind,
  changeKinds,
  rowVerdict,
  rowVerdictLabel,
  journalImportStatus as s,
} from '@harbor/contract/journal-import';
import { Link, useQuery } from '@harbor/runtime';
import { Empty } from '@harbor/ui/kit';
import { useSaving } from '../../../desk/useSaving';
import { Loaded } from '../../../parts/Loaded';
import { changedQuery, useSkip } from '../queries';
import { counted } from '../words';
import { ChangedTable } from './ChangedTable';
import { FileButton } from './FileButton';
import { ListFoot } from './ListFoot';
import { ListHead } from './ListHead';
import styles from './Lists.module.css';
import { type Place, placePath } from './place';

/** Kinds with how many journals they are of, in the order in which they are shown. */
const listed = (found: Partial<Record<ChangeKind, number>> = {}): [ChangeKind, number][] =>
  (Object.keys(changeKinds) as ChangeKind[]).flatMap((kind): [ChangeKind, number][] => {
    const count = found[kind];
    return count === undefined ? [] : [[kind, count]];
  });

/** Journals that change, narrowed by what changes of them; each can be left out until the file is taken in. */
export function ChangedCard({ one, place }: { one: DeskJournalImport; place: Place }) {
  const { id, counts, status } = one;
  const { kind, q, page } = place;
  const query = useQuery(changedQuery(id, { kind, q: q || undefined, page }));
  const saving = useSaving();
  const skip = useSkip();
  const chips: [kind: ChangeKind | 'jump' | undefined, title: string, count: number | undefined][] = [
    [undefined, '全部', undefined],
    ...listed(counts?.kinds).map(
      ([key, count]) => [key, changeKinds[key], count] as [ChangeKind, string, number],
    ),
    ...(counts?.jumps ? [['jump', '需要核对', counts.jumps] as ['jump', string, number]] : []),
  ];
  const onSkip =
    status === s.checked
      ? (rows: number[], skipped: boolean) =>
          void saving.run(() => skip.mutateAsync({ params: { id }, body: { rows, skip: skipped } }))
      : undefined;
  return (
    <section className={styles.card} aria-label={rowVerdictLabel[rowVerdict.changed]}>
      <ListHead
        id={id}
        title={`${rowVerdictLabel[rowVerdict.changed]} ${counted(counts?.changed ?? 0)}`}
        place={place}
        finds="刊名或 ISSN"
      >
        {chips.map(([key, title, count]) => (
          <Link
            key={title}
            to={placePath(id, { tab: 'changed', kind: key, q })}
            className={key === kind ? `${styles.chip} ${styles.on}` : styles.chip}
            data-alert={key === 'jump' ? '' : undefined}
            aria-current={key === kind ? 'true' : undefined}
          >
            {title}
            {count === undefined ? null : <small>{counted(count)}</small>}
          </Link>
        ))}
      </ListHead>
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
              title={q || kind ? '没有符合条件的变动' : '没有期刊的内容会变动'}
              description={q || kind ? '换一个类别、刊名或号码试试' : '文件里已有的期刊与期刊库一致'}
            />
          ) : (
            <>
              <ChangedTable journals={found.data} source={one.source} busy={saving.busy} onSkip={onSkip} />
              <ListFoot id={id} place={place} page={found} unit="种">
                <FileButton id={id} what="changes" name={`期刊变动-${id}.csv`}>
                  下载全部差异
                </FileButton>
              </ListFoot>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

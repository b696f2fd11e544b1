import type { OwnCorrection } from '@harbor/contract';
import { correctionStatus } from '@harbor/contract/journal-correction';
import { Link, usePage, useQuery } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Panel } from '@harbor/ui/kit';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { correctionsPath } from '../../journals/experiencePaths';
import { journalPath } from '../../journals/place';
import { OwnRows } from '../../parts/OwnRows';
import styles from './OwnCorrections.module.css';
import { ownCorrections } from './queries';

const tones: Record<number, TagTone> = {
  [correctionStatus.open]: 'gold',
  [correctionStatus.adopted]: 'accent',
};

function Item({ own }: { own: OwnCorrection }) {
  const { journal, field_text, old_value, proposed, status, status_text, reply } = own;
  return (
    <Panel className={styles.item}>
      <p className={styles.head}>
        <Link className={styles.name} to={journalPath(journal.id)}>
          {journal.name}
        </Link>
        <Tag tone={tones[status] ?? 'plain'}>{status_text}</Tag>
      </p>
      <p className={styles.said}>
        {field_text}
        {old_value ? `：原为“${old_value}”，` : '：'}您提出应为“{proposed}”
      </p>
      {reply ? <p className={styles.reply}>答复：{reply}</p> : null}
      {status === correctionStatus.adopted ? <p className={styles.at}>已记下，随下一次数据导入改正</p> : null}
      <p className={styles.at}>{formatDate(own.created_at)} 提交</p>
    </Panel>
  );
}

/** What somebody said is wrong with journals, the newest first, with what was answered. */
export function OwnCorrections({ page }: { page: number | undefined }) {
  const query = useQuery(ownCorrections(page));
  usePage({ ready: !query.isPending });
  return (
    <OwnRows
      query={query}
      called="纠错"
      empty={['还没有提交过期刊纠错', '发现期刊资料有误，在期刊详情的“期刊信息”里点“纠错”']}
      to={(next) => (next > 1 ? `${correctionsPath}&page=${next}` : correctionsPath)}
    >
      {(own) => <Item own={own} />}
    </OwnRows>
  );
}

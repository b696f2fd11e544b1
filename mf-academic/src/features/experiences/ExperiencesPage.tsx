import { Link, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, LinkButton, ListSkeleton, onPhone, Pager, Panel, Tabs } from '@harbor/ui/kit';
import { correctionsPath, experiencesPath } from '../../journals/experiencePaths';
import { journalsPath } from '../../journals/place';
import { PageFrame } from '../../parts/PageFrame';
import { OwnCorrections } from '../correction';
import styles from './ExperiencesPage.module.css';
import { OwnItem } from './OwnItem';
import { ownExperiences } from './queries';

const numberIn = (said: string | null) => (said && /^[1-9]\d{0,3}$/.test(said) ? Number(said) : undefined);

function OwnList({ page }: { page: number | undefined }) {
  const query = useQuery(ownExperiences(page));
  const { data, error } = query;
  usePage({ ready: !query.isPending });
  if (error && !data)
    return (
      <Panel>
        <ErrorBlock title="投稿经验没有加载出来" error={error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  if (!data) return <ListSkeleton rows={3} picture={false} />;
  if (data.total === 0)
    return (
      <Panel>
        <Empty
          title="还没有写过投稿经验"
          description="在期刊详情里点“写经验”，审稿多久、结果如何，审核后匿名公开"
          action={
            <LinkButton primary to={journalsPath}>
              去查期刊
            </LinkButton>
          }
        />
      </Panel>
    );
  return (
    <>
      <ul className={query.isPlaceholderData ? `${styles.items} ${styles.stale}` : styles.items}>
        {data.data.map((own) => (
          <li key={own.id}>
            <OwnItem own={own} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.current_page}
        lastPage={data.last_page}
        to={(next) => (next > 1 ? `${experiencesPath}?page=${next}` : experiencesPath)}
      />
    </>
  );
}

/** `/querytool/experiences/`: what somebody told of journals, and what they said is wrong with them, each with its state. */
export function ExperiencesPage() {
  const [search] = useSearchParams();
  const corrections = search.get('tab') === 'corrections';
  const page = numberIn(search.get('page'));
  return (
    <PageFrame className={styles.page}>
      {onPhone ? (
        <HiddenTitle>我的投稿经验</HiddenTitle>
      ) : (
        <header className={styles.head}>
          <h1 className={styles.title}>我的投稿经验</h1>
          <Link className={styles.find} to={journalsPath}>
            去查期刊
          </Link>
        </header>
      )}
      <Tabs
        label="投稿经验与期刊纠错"
        current={corrections ? 'corrections' : 'experiences'}
        tabs={[
          { key: 'experiences', label: '投稿经验', to: experiencesPath },
          { key: 'corrections', label: '期刊纠错', to: correctionsPath },
        ]}
      />
      {corrections ? <OwnCorrections page={page} /> : <OwnList page={page} />}
    </PageFrame>
  );
}

export default ExperiencesPage;

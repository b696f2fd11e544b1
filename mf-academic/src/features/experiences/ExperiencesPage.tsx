import { Link, usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { onPhone, Tabs } from '@harbor/ui/kit';
import { correctionsPath, experiencesPath } from '../../journals/experiencePaths';
import { journalsPath } from '../../journals/place';
import { OwnRows } from '../../parts/OwnRows';
import { PageFrame } from '../../parts/PageFrame';
import { OwnCorrections } from '../correction';
import styles from './ExperiencesPage.module.css';
import { OwnItem } from './OwnItem';
import { ownExperiences } from './queries';

const numberIn = (said: string | null) => (said && /^[1-9]\d{0,3}$/.test(said) ? Number(said) : undefined);

function OwnExperiences({ page }: { page: number | undefined }) {
  const query = useQuery(ownExperiences(page));
  usePage({ ready: !query.isPending });
  return (
    <OwnRows
      query={query}
      called="投稿经验"
      empty={['还没有写过投稿经验', '在期刊详情里点“写经验”，审稿多久、结果如何，审核后匿名公开']}
      to={(next) => (next > 1 ? `${experiencesPath}?page=${next}` : experiencesPath)}
    >
      {(own) => <OwnItem own={own} />}
    </OwnRows>
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
      <div className={styles.list}>
        {corrections ? <OwnCorrections page={page} /> : <OwnExperiences page={page} />}
      </div>
    </PageFrame>
  );
}

export default ExperiencesPage;

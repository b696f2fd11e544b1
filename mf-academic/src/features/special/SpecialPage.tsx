import { shelfDescription } from '@harbor/contract/descriptions';
import { usePage, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { AsideFrame, Empty, PageSkeleton } from '@harbor/ui/desktop';
import { LinkButton } from '@harbor/ui/kit';
import { PageFrame } from '../../parts/PageFrame';
import { SpecialBox } from '../../parts/SpecialBox';
import { ArticlePanel } from '../../press/ArticlePanel';
import { frontPath } from '../../press/frontPath';
import { placePath, readPlace, specialPath } from '../../press/place';
import { pressSpecials } from '../../press/queries';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { specialPage } from './queries';
import { SpecialHead } from './SpecialHead';
import { missingTitle, SpecialMissing } from './SpecialMissing';

/** `/specialsubject/:id` of the desktop: what a special is about, and its articles. */
export function SpecialPage() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const { page = 1 } = readPlace(search);
  const query = useQuery(specialPage(id, page));
  const others = useQuery(pressSpecials());
  const special = query.data?.special;
  usePage({
    title: isGone(query.error) ? missingTitle : special?.title,
    description: special && shelfDescription(special),
    ready: !query.isPending,
    crumbs: special && [
      { title: '专题', path: placePath(frontPath, { type: '3' }) },
      { title: special.title },
    ],
  });
  if (isGone(query.error)) return <SpecialMissing />;
  if (query.error && !query.data) return <FailedPage title="专题没有加载出来" query={query} />;
  if (!special) return <PageSkeleton />;
  return (
    <PageFrame>
      <SpecialHead special={special} />
      <AsideFrame
        stays="begin"
        label="其他专题"
        aside={<SpecialBox specials={others.data?.data.filter((one) => one.id !== id).slice(0, 8) ?? []} />}
      >
        <ArticlePanel
          list={query}
          page={query.data?.press}
          to={(at) => placePath(specialPath(id), { page: at })}
          empty={
            <Empty
              title="这个专题里还没有文章"
              description="编辑正在准备"
              action={
                <LinkButton primary to={frontPath}>
                  看看全部头条
                </LinkButton>
              }
            />
          }
        />
      </AsideFrame>
    </PageFrame>
  );
}

export default SpecialPage;

import { pressDescription } from '@harbor/contract/descriptions';
import { usePage, useParams } from '@harbor/runtime';
import { AsideFrame, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { Flame } from 'lucide-react';
import { useRef } from 'react';
import box from '../../parts/Box.module.css';
import { HotRanks } from '../../parts/HotRanks';
import { PageFrame } from '../../parts/PageFrame';
import { TagBox } from '../../parts/TagBox';
import { frontPath } from '../../press/frontPath';
import { type ListType, placePath } from '../../press/place';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { AlsoRead } from './AlsoRead';
import { Article } from './Article';
import { Contents } from './Contents';
import { LatestBox } from './LatestBox';
import { Missing, missingTitle } from './Missing';
import { Neighbours } from './Neighbours';
import { Services } from './Services';
import { useArticle } from './useArticle';

/** `/academic/:id` of the desktop: an article, its contents at the side, and what to read on. */
export function ArticlePage() {
  const id = Number(useParams().id);
  const query = useArticle(id);
  const { data, error } = query;
  const place = useRef<HTMLElement>(null);
  const article = data?.info;
  usePage({
    title: article ? article.seo.title : isGone(error) ? missingTitle : undefined,
    description: article && pressDescription(article.seo),
    ready: Boolean(data || error),
    crumbs: article && [
      { title: article.type_text, path: placePath(frontPath, { type: String(article.type) as ListType }) },
      { title: '正文' },
    ],
  });
  if (isGone(error)) return <Missing />;
  if (error && !data) return <FailedPage title="头条没有加载出来" query={query} />;
  if (!article) return <PageSkeleton />;
  return (
    <PageFrame>
      <AsideFrame
        width="s"
        stays="begin"
        label="目录、热读与最新"
        aside={
          <>
            <Contents key={article.id} headings={article.headings} article={place} />
            {data.recommend.length > 0 ? (
              <Panel className={box.box}>
                <h2 className={`${box.title} ${box.hot}`}>
                  <Flame size={18} aria-hidden /> 热读
                </h2>
                <HotRanks ranks={data.recommend} shown={5} />
              </Panel>
            ) : null}
            <LatestBox articles={article.latest.data} />
            <TagBox title="相关标签" tags={article.related_Tags} />
          </>
        }
      >
        <Article key={article.id} article={article} ref={place} />
        <Neighbours prev={article.prev} next={article.next} />
      </AsideFrame>
      <Services goods={article.service_goods} />
      <AlsoRead articles={data.like.data} />
    </PageFrame>
  );
}

export default ArticlePage;

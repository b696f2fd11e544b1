import { api } from '@harbor/contract';
import {
  documentTitle,
  teacherDescription,
  teacherListDescription,
  teacherListTitle,
} from '@harbor/contract/descriptions';
import { answerOf, headWithout, plainHead, type SeoResolver } from './head';
import { breadcrumbLd, listLd } from './structured-data';

const crumb = { name: '老师风采', path: '/teacherlist/' };
const list = 'GET /teacher/show/list';
const detail = 'GET /teacher/show/:id';

/** Head of the list of teachers. */
export const teachers: SeoResolver = (input) => {
  const { publicUrl, routeTitle, path, search } = input;
  const found = answerOf(input, list, api[list].data);
  return {
    ...plainHead(teacherListTitle(search?.get('keyword')?.trim() || undefined) ?? routeTitle),
    description: teacherListDescription,
    jsonLd: [
      breadcrumbLd(publicUrl, [{ name: routeTitle, path }]),
      listLd(
        publicUrl,
        (found?.data ?? []).map(({ id, name }) => ({ name, path: `/teacherlist/${id}` })),
      ),
    ],
  };
};

/** Head of one teacher, with the rating for search engines. */
export const teacher: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const found = answerOf(input, detail, api[detail].data);
  if (!found) return headWithout(input, detail, '没有找到这位老师');
  const { summary } = found.reviews;
  const image = found.avatar_img ? publicUrl + found.avatar_img : undefined;
  return {
    title: documentTitle(`${found.name}老师`),
    description: teacherDescription(found),
    type: 'website',
    ...(image && { image }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: publicUrl + path,
        mainEntity: {
          '@type': 'Person',
          name: found.name,
          description: found.motto || found.headline,
          jobTitle: found.headline,
          ...(found.university && { affiliation: { '@type': 'Organization', name: found.university } }),
          ...(image && { image }),
          knowsAbout: [...found.subjects, ...found.research],
          ...(summary.total > 0 && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: summary.score,
              reviewCount: summary.total,
            },
          }),
        },
      },
      breadcrumbLd(publicUrl, [crumb, { name: found.name, path }]),
    ],
  };
};

/** Head of the page that tells how levels and credit are reckoned. */
export const teacherRules: SeoResolver = ({ routeTitle }) => ({
  ...plainHead(routeTitle),
  description: '学术港老师的等级、信用分、准时率与验收率怎样计算：公式、门槛与各项加减分全部公开。',
});

/** Head of the page that plans from a day back. */
export const plan: SeoResolver = ({ routeTitle }) => ({
  ...plainHead(routeTitle),
  description:
    '从答辩、基金截止、会议截稿或录用日期倒着排出每一步的起止，列出可用的服务与课程，来不及的地方直说，可下载日历文件。',
});

import { api, type CourseCard, type CourseDetail } from '@harbor/contract';
import { courseDescription, courseListTitle, documentTitle } from '@harbor/contract/descriptions';
import { answerOf, headWithout, plainHead, type SeoResolver } from './head';
import { breadcrumbLd, listLd } from './structured-data';

const crumb = { name: '视频学院', path: '/keyanclass/' };

const everything =
  '学术港视频学院：论文写作、数据统计、文献检索、投稿返修与科研工具课程，有字幕，可按时间点记笔记，学完通过测验可得结课证书。';

/** Head of the school's list: `GET /course/pc/list` on the desktop, `GET /course/list` on the phone. */
export const courses: SeoResolver = (input) => {
  const { publicUrl, routeTitle, path, search } = input;
  const listed: { data: CourseCard[] } | undefined =
    answerOf(input, 'GET /course/pc/list', api['GET /course/pc/list'].data) ??
    answerOf(input, 'GET /course/list', api['GET /course/list'].data);
  const keyword = search?.get('keyword')?.trim() || undefined;
  return {
    ...plainHead(courseListTitle({ keyword }) ?? routeTitle),
    description: everything,
    jsonLd: [
      breadcrumbLd(publicUrl, [{ name: routeTitle, path }]),
      listLd(
        publicUrl,
        (listed?.data ?? []).map(({ id, title }) => ({ name: title, path: `/classdetail/${id}` })),
      ),
    ],
  };
};

/** Seconds as ISO-8601 has them: `PT6H40M12S`. */
const duration = (seconds: number): string =>
  `PT${Math.floor(seconds / 3600)}H${Math.floor((seconds % 3600) / 60)}M${seconds % 60}S`;

const absolute = (publicUrl: string, address: string) =>
  /^https?:/.test(address) ? address : publicUrl + address;

/** What search engines read of a lesson that anybody may watch. */
const videoLd = (
  publicUrl: string,
  path: string,
  course: CourseDetail,
  trial: CourseDetail['trials'][number],
) => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: `${course.title}：${trial.title}`,
  description: courseDescription(course),
  thumbnailUrl: [absolute(publicUrl, trial.poster || course.cover)],
  uploadDate: course.updated_at,
  duration: duration(trial.free ? trial.seconds : trial.try_seconds),
  url: publicUrl + path,
  embedUrl: publicUrl + path,
  isAccessibleForFree: true,
  inLanguage: 'zh-CN',
});

const detail = 'GET /course/:id/info';

/** Head of one course, with its price, rating and what may be tried. */
export const course: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const found = answerOf(input, detail, api[detail].data)?.info;
  if (!found) return headWithout(input, detail, '课程不存在');
  const description = courseDescription(found);
  const image = absolute(publicUrl, found.cover);
  const rating =
    found.comments > 0 && found.score > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: found.score,
            reviewCount: found.comments,
          },
        }
      : {};
  return {
    title: documentTitle(found.title),
    description,
    type: 'product',
    image,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: found.title,
        description,
        image,
        url: publicUrl + path,
        inLanguage: 'zh-CN',
        provider: { '@type': 'Organization', name: '学术港', url: publicUrl },
        offers: {
          '@type': 'Offer',
          category: found.price_fen === 0 ? 'Free' : 'Paid',
          priceCurrency: 'CNY',
          price: (found.price_fen / 100).toFixed(2),
          url: publicUrl + path,
        },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: duration(found.seconds),
          instructor: { '@type': 'Person', name: found.teacher },
        },
        ...rating,
      },
      ...found.trials.slice(0, 3).map((trial) => videoLd(publicUrl, path, found, trial)),
      breadcrumbLd(publicUrl, [crumb, { name: found.title, path }]),
    ],
  };
};

/** Head of the page on which everybody checks a certificate; nothing of who holds it is told to search engines. */
export const certificate: SeoResolver = ({ routeTitle }) => ({
  ...plainHead(routeTitle),
  description: '输入或扫描结课证书上的编号，核验证书是否由学术港颁发、是否有效。',
});

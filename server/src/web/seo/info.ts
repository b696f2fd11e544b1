import {
  announcement as announcementSchema,
  clause as clauseSchema,
  helpList,
  infoText,
} from '@harbor/contract';
import { infoLeads, nothingHere, ticketLeads } from '@harbor/contract/page-words';
import { answerOf, headWithout, plainHead, type SeoHead, type SeoInput, type SeoResolver } from './head';
import { breadcrumbLd, faqLd } from './structured-data';

interface InfoHead {
  /** Left out: that of the route. */
  title?: string;
  description: string;
  type?: SeoHead['type'];
  /** Structured data beside the breadcrumb. */
  jsonLd?: object[];
  /** Steps between 首页 and the page. */
  crumbs?: { name: string; path: string }[];
}

/** Head of an information page. */
function infoHead({ publicUrl, path, routeTitle }: SeoInput, page: InfoHead): SeoHead {
  const { title = routeTitle, type = 'website', jsonLd = [], crumbs = [] } = page;
  return {
    ...plainHead(title),
    description: page.description.slice(0, 120),
    type,
    jsonLd: [...jsonLd, breadcrumbLd(publicUrl, [...crumbs, { name: title, path }])],
  };
}

/** Head of a page that is described the same whatever it holds. */
const described =
  (description: string): SeoResolver =>
  (input) =>
    infoHead(input, { description });

const runningText =
  (key: string): SeoResolver =>
  (input) => {
    const text = answerOf(input, key, infoText);
    if (!text) return plainHead(input.routeTitle);
    return infoHead(input, { title: text.title, description: text.lead, type: 'article' });
  };

/** `/breadcrumb/1`. */
export const disclaimer = runningText('GET /info/disclaimer');

/** `/breadcrumb/2`: the latest announcements. */
export const announcements = described(`学术港的${infoLeads.announcements}`);

const oneAnnouncement = 'GET /announcement/detail/:id';

/** `/breadcrumb/2/:id`: one announcement. */
export const announcement: SeoResolver = (input) => {
  const found = answerOf(input, oneAnnouncement, announcementSchema);
  if (!found) return headWithout(input, oneAnnouncement, '公告不存在');
  return infoHead(input, {
    title: found.title,
    description: found.body.replace(/\s+/g, ' '),
    type: 'article',
    crumbs: [{ name: '网站公告', path: '/breadcrumb/2' }],
  });
};

/** `/breadcrumb/3`: the help centre with all its questions. */
export const help: SeoResolver = (input) => {
  const found = answerOf(input, 'GET /help/list', helpList);
  if (!found) return plainHead(input.routeTitle);
  return infoHead(input, {
    description:
      '账号登录、选购与付款、订单进度、退款售后、隐私安全：常见问题都有答案，没有找到可以联系客服。',
    jsonLd: [faqLd(found.categories.flatMap(({ articles }) => articles))],
  });
};

/** `/breadcrumb/4`. */
export const complaint = described(ticketLeads.complaint);

/** `/breadcrumb/5`. */
export const about = runningText('GET /info/about');

/** `/breadcrumb/6`: the privacy policy in force. */
export const privacy: SeoResolver = (input) => {
  const policy = answerOf(input, 'GET /clause/:id', clauseSchema);
  if (!policy) return plainHead(input.routeTitle);
  return infoHead(input, {
    description: `学术港隐私政策，版本 ${policy.version}：我们收集什么、为什么、保存多久，以及您的权利。`,
    type: 'article',
  });
};

/** `/breadcrumb/7`. */
export const feedback = described(ticketLeads.feedback);

/** `/breadcrumb/8`: what the packs hold. */
export const packs = described('选题、文献、投稿与数据管理的模板和清单，登录后免费领取。');

/** `/classroom`: every client. */
export const classroom = described('把学术港放到桌面或手机主屏幕：各平台的最新版本、系统要求与校验值。');

/** `/empty`. */
export const empty = described(`${nothingHere.title}，${nothingHere.description}。`);

/** `/clause/:id`: an agreement. */
export const clause: SeoResolver = (input) => {
  const agreement = answerOf(input, 'GET /clause/:id', clauseSchema);
  if (!agreement) return headWithout(input, 'GET /clause/:id', '协议不存在');
  const { title, version, effective_at } = agreement;
  return infoHead(input, {
    title,
    description: `${title}，版本 ${version}，${effective_at.slice(0, 10)} 起生效。`,
    type: 'article',
  });
};

import type { SeoName } from '../../areas/operations/platform/gate/seo-names';
import { clause } from './clause';
import {
  forumCategories,
  forumCategory,
  forumHome,
  forumMember,
  forumPost,
  forumTopic,
  forumTopics,
} from './forum';
import { goods } from './goods';
import { goodsList } from './goods-list';
import { goodsSearch } from './goods-search';
import type { SeoResolver } from './head';
import { home } from './home';
import { announcementPage, announcements } from './info/announcements';
import { classroom } from './info/classroom';
import { empty } from './info/empty';
import { help } from './info/help';
import { packs } from './info/packs';
import { about, disclaimer, privacy } from './info/text';
import { reviewWall } from './review-wall';
import { submission } from './submission';
import { complaint, feedback } from './tickets';
import { trace, traceEntry } from './trace';

const resolvers: Record<SeoName, SeoResolver> = {
  home,
  clause,
  goods,
  'goods-list': goodsList,
  'review-wall': reviewWall,
  'goods-search': goodsSearch,
  'forum-home': forumHome,
  'forum-post': forumPost,
  'forum-member': forumMember,
  'forum-categories': forumCategories,
  'forum-category': forumCategory,
  'forum-topic': forumTopic,
  'forum-topics': forumTopics,
  submission,
  complaint,
  feedback,
  trace,
  'trace-entry': traceEntry,
  disclaimer,
  announcements,
  announcement: announcementPage,
  help,
  about,
  privacy,
  packs,
  classroom,
  empty,
};

/** Resolvers by the name that `routes.json` gives in `seo`. */
export const seoResolvers: Readonly<Record<string, SeoResolver>> = resolvers;

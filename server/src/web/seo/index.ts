import type { SeoName } from '../../areas/operations/platform/gate/seo-names';
import { forumCategory, forumHome, forumMember, forumOverview, forumPost, forumTopic } from './forum';
import { goods, reviewWall } from './goods';
import { goodsList, goodsSearch } from './goods-list';
import type { SeoResolver } from './head';
import { home } from './home';
import {
  about,
  announcement,
  announcements,
  classroom,
  clause,
  complaint,
  disclaimer,
  empty,
  feedback,
  help,
  packs,
  privacy,
} from './info';
import { journal, journalChanges, journalMatch, journals, journalsCompared } from './journals';
import { pressArticle, pressFront, pressList, pressPreview, pressSpecial } from './press';
import { submission } from './submission';
import { trace } from './trace';

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
  'forum-categories': forumOverview,
  'forum-category': forumCategory,
  'forum-topic': forumTopic,
  'forum-topics': forumOverview,
  press: pressArticle,
  'press-front': pressFront,
  'press-list': pressList,
  'press-preview': pressPreview,
  'press-special': pressSpecial,
  journals,
  journal,
  'journals-compared': journalsCompared,
  'journal-match': journalMatch,
  'journal-changes': journalChanges,
  submission,
  complaint,
  feedback,
  trace,
  'trace-entry': trace,
  disclaimer,
  announcements,
  announcement,
  help,
  about,
  privacy,
  packs,
  classroom,
  empty,
};

/** Resolvers by the name that `routes.json` gives in `seo`. */
export const seoResolvers: Readonly<Record<string, SeoResolver>> = resolvers;

import type { UserInfo } from '@harbor/contract';
import { atom } from 'jotai';
import { type NavBackground, plainBackground } from './nav';

/** Number of a desktop menu item (1 to 8) or name of a mobile tab. */
export type MenuItem = number | 'home' | 'tools' | 'school' | 'forum' | 'me';

/** A forum list as it was left, to come back to the same place. */
export interface ForumState {
  /** Part of the forum that is looked through: 1 the forum's own page, 2 categories, 3 topics. */
  menuId: number;
  /** View of the forum's own page: 1 hot, 2 newest, 3 followed. */
  tabsId: number;
  /** Pixels from the top. */
  scrollTop: number;
  /** The post that was open, if any. */
  pageDetail: Record<string, unknown> | null;
}

/** What the forum's search box looks for. */
export type ForumSearchType = 'post' | 'user' | 'topic';

/** Client state that several parts share, each by its name, with what it is before anything is known. */
export const atoms = {
  login: atom(false),
  teacher: atom(false),
  read: atom(false),
  user: atom<UserInfo | null>(null),
  /** Flow in which somebody is being certified: the new one or the old one; null before it is known. */
  teacherAuthType: atom<'new' | 'old' | null>(null),
  menuItem: atom<MenuItem>(1),
  headerVisible: atom(true),
  footerVisible: atom(true),
  forum: atom<ForumState>({ menuId: 1, tabsId: 1, scrollTop: 0, pageDetail: null }),
  /** Whether the dialog in which posts are written is open; any page may open it. */
  sendPostVisible: atom(false),
  /** The same dialog as 我要评价. */
  feedbackVisible: atom(false),
  /** Whether the shell's support contact is open; any page may open it. */
  supportVisible: atom(false),
  /** Whether the shell's list of this browser's releases is open; pages of the staff may open it. */
  overridesVisible: atom(false),
  forumSearchType: atom<ForumSearchType>('post'),
  forumSearchValue: atom(''),
  academicPage: atom(1),
  academicType: atom(1),
  academicSort: atom(1),
  productListItem: atom<number | null>(null),
  navTitle: atom(''),
  navArrow: atom(true),
  navBackground: atom<NavBackground>(plainBackground),
  navPlaceholder: atom(true),
};

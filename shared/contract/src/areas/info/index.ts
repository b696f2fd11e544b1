import { defineArea } from '../../endpoint';
import { pageCalls } from './pages';
import { textCalls } from './texts';

export {
  type ClientDownload,
  type ClientPlatform,
  clientDownload,
  clientPlatform,
  type HelpArticle,
  type HelpList,
  helpArticle,
  helpList,
  type InfoText,
  infoText,
  type StaffClient,
} from './pages';
export {
  type SiteTextName,
  type SiteTextVersion,
  type StaffHelp,
  type StaffHelpArticle,
  type StaffHelpCategory,
  siteTextName,
  siteTextVersion,
  staffHelpArticle,
  staffHelpCategory,
} from './texts';

export const info = defineArea({ ...pageCalls, ...textCalls });

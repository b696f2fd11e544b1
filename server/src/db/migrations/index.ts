// Written by `npm run registers` from the files of this folder.
import type { Migration } from 'kysely';
import * as accounts from './0001_accounts';
import * as catalogue from './0002_catalogue';
import * as orders from './0003_orders';
import * as payments from './0004_payments';
import * as site from './0005_site';
import * as auditOrder from './0006_audit_order';
import * as releases from './0007_releases';
import * as devBuilds from './0008_dev_builds';
import * as accountSecurity from './0010_account_security';
import * as agreements from './0011_agreements';
import * as messages from './0015_messages';
import * as support from './0016_support';
import * as privacy from './0017_privacy';
import * as centre from './0018_centre';
import * as information from './0019_information';
import * as staff from './0020_staff';
import * as releaseHolds from './0021_release_holds';
import * as reviews from './0022_reviews';
import * as refunds from './0023_refunds';
import * as catalogueOrder from './0024_catalogue_order';
import * as files from './0025_files';
import * as orderForms from './0026_order_forms';
import * as orderFlow from './0027_order_flow';
import * as papers from './0028_papers';
import * as sentinel from './0029_sentinel';
import * as submissions from './0030_submissions';
import * as forum from './0031_forum';
import * as forumMembers from './0032_forum_members';
import * as voucherCodes from './0033_voucher_codes';
import * as orderSearch from './0034_order_search';
import * as forumReach from './0035_forum_reach';
import * as forumAnswers from './0036_forum_answers';
import * as reportResults from './0037_report_results';
import * as orderTimers from './0038_order_timers';
import * as courses from './0039_courses';
import * as closedAccounts from './0040_closed_accounts';
import * as ipRegionSource from './0041_ip_region_source';
import * as oneOpenPayment from './0042_one_open_payment';
import * as addressGrants from './0043_address_grants';
import * as ticketEscalation from './0044_ticket_escalation';
import * as uncheckedFiles from './0045_unchecked_files';
import * as adultBuyers from './0046_adult_buyers';
import * as plainerAgreements from './0047_plainer_agreements';
import * as comments from './0048_comments';
import * as releaseDrawings from './0049_release_drawings';
import * as staffEntry from './0050_staff_entry';
import * as desk from './0051_desk';
import * as auditSearch from './0052_audit_search';
import * as mail from './0053_mail';
import * as refundProposals from './0054_refund_proposals';
import * as escalations from './0055_escalations';
import * as catalogueDesk from './0056_catalogue_desk';
import * as formVersions from './0058_form_versions';
import * as formDrafts from './0059_form_drafts';
import * as siteTexts from './0060_site_texts';
import * as siteRevisions from './0061_site_revisions';
import * as wordsAndSettings from './0062_words_and_settings';
import * as firstDay from './0063_first_day';
import * as peopleDesk from './0064_people_desk';
import * as dailyFigures from './0065_daily_figures';
import * as staffEdits from './0066_staff_edits';
import * as readingHolds from './0067_reading_holds';
import * as teamCare from './0068_team_care';
import * as mailboxInPrivacy from './0069_mailbox_in_privacy';
import * as chatDesk from './0070_chat_desk';
import * as press from './0071_press';
import * as journals from './0072_journals';
import * as journalTitles from './0073_journal_titles';
import * as diary from './0074_diary';
import * as journalLists from './0075_journal_lists';
import * as journalAlerts from './0076_journal_alerts';
import * as journalExperiences from './0078_journal_experiences';
import * as journalCorrections from './0079_journal_corrections';
import * as journalPages from './0080_journal_pages';

/**
 * Every migration by name, in the order in which they run. A released one is never changed; a new one follows the highest
 * number. Gaps stay gaps: a database that has run a later one refuses to start with one that belongs before it.
 */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_catalogue': catalogue,
  '0003_orders': orders,
  '0004_payments': payments,
  '0005_site': site,
  '0006_audit_order': auditOrder,
  '0007_releases': releases,
  '0008_dev_builds': devBuilds,
  '0010_account_security': accountSecurity,
  '0011_agreements': agreements,
  '0015_messages': messages,
  '0016_support': support,
  '0017_privacy': privacy,
  '0018_centre': centre,
  '0019_information': information,
  '0020_staff': staff,
  '0021_release_holds': releaseHolds,
  '0022_reviews': reviews,
  '0023_refunds': refunds,
  '0024_catalogue_order': catalogueOrder,
  '0025_files': files,
  '0026_order_forms': orderForms,
  '0027_order_flow': orderFlow,
  '0028_papers': papers,
  '0029_sentinel': sentinel,
  '0030_submissions': submissions,
  '0031_forum': forum,
  '0032_forum_members': forumMembers,
  '0033_voucher_codes': voucherCodes,
  '0034_order_search': orderSearch,
  '0035_forum_reach': forumReach,
  '0036_forum_answers': forumAnswers,
  '0037_report_results': reportResults,
  '0038_order_timers': orderTimers,
  '0039_courses': courses,
  '0040_closed_accounts': closedAccounts,
  '0041_ip_region_source': ipRegionSource,
  '0042_one_open_payment': oneOpenPayment,
  '0043_address_grants': addressGrants,
  '0044_ticket_escalation': ticketEscalation,
  '0045_unchecked_files': uncheckedFiles,
  '0046_adult_buyers': adultBuyers,
  '0047_plainer_agreements': plainerAgreements,
  '0048_comments': comments,
  '0049_release_drawings': releaseDrawings,
  '0050_staff_entry': staffEntry,
  '0051_desk': desk,
  '0052_audit_search': auditSearch,
  '0053_mail': mail,
  '0054_refund_proposals': refundProposals,
  '0055_escalations': escalations,
  '0056_catalogue_desk': catalogueDesk,
  '0058_form_versions': formVersions,
  '0059_form_drafts': formDrafts,
  '0060_site_texts': siteTexts,
  '0061_site_revisions': siteRevisions,
  '0062_words_and_settings': wordsAndSettings,
  '0063_first_day': firstDay,
  '0064_people_desk': peopleDesk,
  '0065_daily_figures': dailyFigures,
  '0066_staff_edits': staffEdits,
  '0067_reading_holds': readingHolds,
  '0068_team_care': teamCare,
  '0069_mailbox_in_privacy': mailboxInPrivacy,
  '0070_chat_desk': chatDesk,
  '0071_press': press,
  '0072_journals': journals,
  '0073_journal_titles': journalTitles,
  '0074_diary': diary,
  '0075_journal_lists': journalLists,
  '0076_journal_alerts': journalAlerts,
  '0078_journal_experiences': journalExperiences,
  '0079_journal_corrections': journalCorrections,
  '0080_journal_pages': journalPages,
};

import { areaManifests } from '../manifest';
import type { DataKind } from './kind';

declare module '../manifest' {
  interface AreaManifest {
    /** What it keeps of people. */
    personalData?: readonly DataKind[];
  }
}

/** In which order people read them, and in which a closed account loses them; kinds that are not named here come last. */
const order: readonly string[] = [
  'account',
  'mail',
  'wechat',
  'devices',
  'logins',
  'team',
  'consents',
  'preferences',
  'orders',
  'order_forms',
  'deliverables',
  'order_words',
  'payments',
  'refunds',
  'invoices',
  'invoice_profile',
  'traces',
  'comparison_marks',
  'courses',
  'coupons',
  'collects',
  'reviews',
  'posts',
  'post_versions',
  'topics',
  'comments',
  'staff_edits',
  'post_likes',
  'member_relations',
  'post_reads',
  'post_drafts',
  'forum_reports',
  'press_likes',
  'press_reports',
  'journal_notes',
  'journal_experiences',
  'journal_corrections',
  'messages',
  'chats',
  'tickets',
  'sentinel',
  'submissions',
  'diary',
  'uploads',
  'files',
  'file_events',
  'export_requests',
  'closing_requests',
];

const placeOf = ({ key }: DataKind): number => (order.includes(key) ? order.indexOf(key) : order.length);

/**
 * Every kind of personal data of the site: overview, export and the closing of accounts follow. A test finds tables that
 * no kind names.
 */
export const dataKinds = (): readonly DataKind[] =>
  areaManifests()
    .flatMap(({ personalData = [] }) => personalData)
    .sort((one, other) => placeOf(one) - placeOf(other));

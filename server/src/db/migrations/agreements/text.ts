/** One version of an agreement as a migration writes it. */
export interface AgreementText {
  document: 'terms' | 'privacy';
  title: string;
  version: string;
  /** Moment from which it holds. */
  since: string;
  /** What is different from the version before. */
  change: string;
  /** Whether members must agree anew. */
  renew: boolean;
  sections: { heading: string; paragraphs: string[] }[];
}

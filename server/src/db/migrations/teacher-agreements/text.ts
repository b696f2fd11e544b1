/** One version of what teachers agree to, as a migration writes it. */
export interface TeacherAgreementText {
  document: 'rules' | 'pledge' | 'id_data';
  title: string;
  version: string;
  /** Moment from which it holds. */
  since: string;
  /** What is different from the version before. */
  change: string;
  sections: { heading: string; paragraphs: string[] }[];
}

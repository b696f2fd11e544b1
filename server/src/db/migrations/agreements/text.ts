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

/** The next version of an agreement: the one before, but for the sections that are written anew, by their headings. */
export function amended(
  before: AgreementText,
  next: Pick<AgreementText, 'version' | 'since' | 'change' | 'renew'>,
  anew: Readonly<Record<string, string[]>>,
): AgreementText {
  const sections = before.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: anew[heading] ?? paragraphs,
  }));
  return { ...before, ...next, sections };
}

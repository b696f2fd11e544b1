/** A journal as it stands in an answer: by its name, and by its number where it has one. */
export const journalWords = ({ name, issn }: { name: string; issn: string | null }): string =>
  issn ? `${name}（ISSN ${issn}）` : name;

import type { DeskJournalImport, DeskJournalScheme } from '@harbor/contract';
import { type JournalSchemeKind, journalSchemeKinds } from '@harbor/contract/journal-facets';
import { isNumber, journalTargets, schemeKindOf } from '@harbor/contract/journal-import';

/** How a file is read, while somebody says so. */
export interface Draft {
  mapping: Record<string, string>;
  schemes: Partial<Record<JournalSchemeKind, number>>;
  source: string;
  licence: string;
  clears: boolean;
}

export const kinds = Object.keys(journalSchemeKinds) as JournalSchemeKind[];

/** What is known of it: the server's, with the editions that are shown by default. Pure. */
export function firstDraft(one: DeskJournalImport, schemes: readonly DeskJournalScheme[]): Draft {
  const chosen: Draft['schemes'] = { ...one.schemes };
  for (const kind of kinds)
    chosen[kind] ??= schemes.find((scheme) => scheme.kind === kind && scheme.is_default)?.id;
  const { mapping, source, licence, clears } = one;
  return { mapping: { ...mapping }, schemes: chosen, source, licence, clears };
}

/** What was kept in this tab; undefined for what is none. Pure. */
export function keptDraft(text: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null && 'mapping' in draft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Kinds of editions to which columns of the file belong. */
export const neededKinds = ({ mapping }: Draft): JournalSchemeKind[] => {
  const needed = new Set(Object.values(mapping).map(schemeKindOf));
  return kinds.filter((kind) => needed.has(kind));
};

/** What is wrong with a draft, by field, as the server would say it. Pure. */
export function faultsOf(draft: Draft): Record<string, string> {
  const targets = Object.values(draft.mapping);
  const twice = targets.find((target, i) => targets.indexOf(target) !== i);
  const faults: Record<string, string> = {};
  if (twice) faults.mapping = `有两列都对应“${journalTargets[twice]?.title}”，请改掉一列`;
  else if (!targets.some(isNumber))
    faults.mapping = '请指明哪一列是 ISSN、EISSN、ISSN-L 或 CN：期刊只凭号码识别';
  for (const kind of neededKinds(draft))
    if (!draft.schemes[kind]) faults[`schemes.${kind}`] = '文件里有这类指标，请选择它属于哪一版';
  if (draft.source.trim() === '') faults.source = '请填写数据来源';
  return faults;
}

/** What the check is asked for by. */
export function bodyOf(draft: Draft) {
  const needed = neededKinds(draft);
  const schemes: Draft['schemes'] = {};
  for (const kind of needed) schemes[kind] = draft.schemes[kind];
  const { mapping, source, licence, clears } = draft;
  return { mapping, schemes, source, licence, clears };
}

import type { ComparisonBlock } from '@harbor/contract';

/** What stands on the page: a paragraph, or a run of unchanged ones that is folded. */
export type Row =
  | { kind: 'block'; block: ComparisonBlock }
  | { kind: 'fold'; from: number; blocks: ComparisonBlock[] };

/** Unchanged paragraphs shown before and after a change. */
const around = 1;

/** Folds runs of unchanged paragraphs but those next to a change; `opened` names runs that were unfolded. */
export function rowsOf(blocks: readonly ComparisonBlock[], opened: ReadonlySet<number>): Row[] {
  const near = blocks.map((_, at) =>
    blocks.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  const rows: Row[] = [];
  blocks.forEach((block, at) => {
    const last = rows.at(-1);
    if (near[at]) rows.push({ kind: 'block', block });
    else if (last?.kind === 'fold') last.blocks.push(block);
    else rows.push({ kind: 'fold', from: at, blocks: [block] });
  });
  return rows.flatMap((row): Row[] =>
    row.kind === 'fold' && (opened.has(row.from) || row.blocks.length === 1)
      ? row.blocks.map((block) => ({ kind: 'block', block }))
      : [row],
  );
}

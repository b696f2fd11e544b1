import type { Comparison } from '@harbor/contract';
import { useState } from 'react';
import { Change } from './Change';
import styles from './Comparison.module.css';
import { rowsOf } from './rows';
import type { ComparisonState } from './useComparison';

interface ReaderProps {
  found: Comparison;
  state: ComparisonState;
}

/** The text with its changes; long runs that stayed are folded. */
export function Reader({ found, state }: ReaderProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const { counts } = found;
  return (
    <>
      <p className={styles.counts}>
        <span>修改 {counts.changed}</span>
        <span>新增 {counts.added}</span>
        <span>删去 {counts.removed}</span>
        <span>移动 {counts.moved}</span>
        <span>未改动 {counts.same} 段</span>
        {state.total > 0 && (
          <span>
            已看 {state.marked} / {state.total}
          </span>
        )}
      </p>
      {state.total === 0 && <p role="status">两份文稿的文字完全相同</p>}
      <div className={styles.blocks}>
        {rowsOf(found.blocks, opened).map((row) =>
          row.kind === 'fold' ? (
            <button
              key={`fold${row.from}`}
              type="button"
              className={styles.fold}
              onClick={() => setOpened((old) => new Set(old).add(row.from))}
            >
              展开 {row.blocks.length} 段未改动的内容
            </button>
          ) : row.block.kind === 'same' ? (
            <p key={`same${row.block.right}`} className={styles.same}>
              {row.block.parts[0]?.text}
            </p>
          ) : (
            <Change
              key={row.block.key}
              block={row.block}
              mark={state.marks.get(row.block.key)}
              busy={state.waiting === row.block.key}
              onMark={(mark, note, onDone) => state.mark(row.block.key, mark, note, onDone)}
            />
          ),
        )}
      </div>
    </>
  );
}

import type { UnsavedGuard } from '@harbor/runtime';

export interface LeaveQuestionProps {
  guard: UnsavedGuard;
  /** What would happen to the words. */
  text: string;
  /** @default 离开前要保存吗？ */
  title?: string;
  /** Label of the way back to the page. @default 继续编辑 */
  stay?: string;
  /** Leaves without saving; absent where words are never given up. */
  onDiscard?: () => void;
  /** Saves before it leaves; absent where nothing can be saved. */
  save?: {
    label: string;
    /** Resolves to whether the page may be left now. */
    run: () => Promise<boolean>;
    /** What is said when it may not. */
    problem?: string;
  };
}

/** What the question says unless the page says otherwise. */
export const leaveWords = {
  title: '离开前要保存吗？',
  stay: '继续编辑',
  discard: '不保存，离开',
  problem: '没有保存成功，请重试或继续编辑',
};

import { useQuery } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import { reviewCounts } from './queries';
import { type EvaluationTab, evaluationTabs } from './tabs';

interface EvaluationTabsProps {
  current: EvaluationTab;
}

/** 待评价 and 已评价, each with its number. */
export function EvaluationTabs({ current }: EvaluationTabsProps) {
  const { data: counts } = useQuery(reviewCounts());
  return (
    <Tabs
      label="评价分类"
      current={current}
      tabs={evaluationTabs.map(({ key, label }) => ({
        key,
        label,
        to: key === 'reviewed' ? '/evaluation/?tab=reviewed' : '/evaluation/',
        count: counts?.[key],
      }))}
    />
  );
}

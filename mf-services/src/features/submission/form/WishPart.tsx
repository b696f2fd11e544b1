import { targetLevels } from '@harbor/contract/submission-status';
import { viewTime } from '@harbor/runtime';
import { DateInput } from '../../../parts/DateInput';
import { today } from '../fields';
import type { Bind } from './bound';
import { controlOf, Field } from './Field';
import { Pills } from './Pills';
import { TextField } from './TextField';

interface WishPartProps {
  bind: Bind;
}

/** Where it is to go: level, journals, by when, what the editor should know. */
export function WishPart({ bind }: WishPartProps) {
  const date = bind('wish_date');
  return (
    <>
      <Pills bound={bind('level')} label="目标级别" options={targetLevels} />
      <TextField
        bound={bind('target_journals')}
        label="意向期刊"
        rows={2}
        most={300}
        placeholder="已经在考虑的期刊，编辑会一并评估"
        watched
      />
      <Field field="wish_date" label="希望投出的日期" extra="选填" problem={date.problem}>
        <DateInput
          input={controlOf('wish_date', date.problem)}
          label="希望投出的日期"
          from={today(viewTime())}
          value={date.value ?? ''}
          onChange={(day) => date.onChange(day || null)}
          invalid={Boolean(date.problem)}
        />
      </Field>
      <TextField
        bound={bind('note')}
        label="补充说明"
        rows={3}
        most={500}
        placeholder="例如：曾投过哪些期刊、审稿意见要点、学校认可的目录"
        watched
      />
    </>
  );
}

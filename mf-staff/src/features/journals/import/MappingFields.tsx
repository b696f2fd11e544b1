import type { DeskJournalImport, DeskJournalScheme } from '@harbor/contract';
import { Link, notify } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, Checkbox } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { Card } from '../../../parts/Card';
import { LineField } from '../../../parts/LineField';
import { WordsField } from '../../../parts/WordsField';
import { useCheck } from '../queries';
import { bodyOf, type Draft, faultsOf } from './draft';
import { EditionFields } from './EditionFields';
import styles from './Mapping.module.css';
import { MappingTable } from './MappingTable';

export interface MappingFieldsProps {
  one: DeskJournalImport;
  schemes: readonly DeskJournalScheme[];
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onBack?: (() => void) | undefined;
  onChecked: () => void;
}

/** Columns, editions and source of a file, and the button that checks it. */
export function MappingFields({ one, schemes, draft, onDraft, onBack, onChecked }: MappingFieldsProps) {
  const saving = useSaving();
  const check = useCheck();
  const [tried, setTried] = useState(false);
  const faults = tried ? faultsOf(draft) : {};
  const change = (more: Partial<Draft>) => onDraft({ ...draft, ...more });
  const at = (field: string) => faults[field] ?? saving.fieldError(field);
  const mapped = Object.keys(draft.mapping).length;

  async function handleCheck() {
    setTried(true);
    if (Object.keys(faultsOf(draft)).length > 0) return;
    const body = bodyOf(draft);
    if (!(await saving.run(() => check.mutateAsync({ params: { id: one.id }, body })))) return;
    notify.success('已开始核对');
    onChecked();
  }

  const fields = [
    'mapping',
    'source',
    'licence',
    ...Object.keys(draft.schemes).map((kind) => `schemes.${kind}`),
  ];
  const loose = saving.problem && !fields.some((field) => saving.fieldError(field)) ? saving.problem : '';
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {one.same_as ? (
          <p className={styles.note}>
            这个文件与 {formatTime(one.same_as.applied_at)} 写入的“{one.same_as.file_name}”内容相同。
            <Link to={`/staff/journals/import/${one.same_as.id}`}>查看那一次</Link>
          </p>
        ) : null}
        {one.remembered_from ? (
          <p className={styles.note}>
            列名与“{one.remembered_from.file_name || '以前的文件'}”相同，已沿用{' '}
            {formatTime(one.remembered_from.at)} 的对应关系，请核对。
          </p>
        ) : null}
        {at('mapping') ? (
          <p className={styles.fault} role="alert">
            {at('mapping')}
          </p>
        ) : null}
        <Card title="列的对应" note={`${one.columns.length} 列，导入 ${mapped} 列，其余不导入`} flush>
          <MappingTable one={one} mapping={draft.mapping} onMapping={(mapping) => change({ mapping })} />
        </Card>
        {one.format === 'json' ? (
          <p className={styles.small}>
            JSON 里以 metrics、warnings 逐条写明代号与年份的指标和预警会自动读取，不必对应列。
          </p>
        ) : null}
      </div>
      <div className={styles.side}>
        <Card title="来源">
          <div className={styles.fields}>
            <LineField
              label="数据来源"
              value={draft.source}
              onChange={(source) => change({ source })}
              max={100}
              error={at('source')}
              placeholder="如：出版方公开的期刊目录 2026"
            />
            <WordsField
              label="授权说明（选填）"
              value={draft.licence}
              onChange={(licence) => change({ licence })}
              max={300}
              rows={3}
              error={at('licence')}
              placeholder="如：CC BY-SA 3.0，已注明出处"
            />
          </div>
        </Card>
        <EditionFields
          draft={draft}
          schemes={schemes}
          faultAt={at}
          onSchemes={(chosen) => change({ schemes: chosen })}
        />
        <Card title="空单元格">
          <Checkbox checked={draft.clears} onChange={(clears) => change({ clears })}>
            清除期刊库里对应的内容
          </Checkbox>
          <p className={styles.small}>
            不勾选时，空单元格表示“没有提供”，已有的内容不变。号码与名称从不清除。
          </p>
        </Card>
        {loose ? (
          <p className={styles.fault} role="alert">
            {loose}
          </p>
        ) : null}
        <div className={styles.acts}>
          {onBack ? <Button onClick={onBack}>回到差异</Button> : null}
          <Button kind="primary" size="l" block loading={saving.busy} onClick={() => void handleCheck()}>
            开始核对
          </Button>
        </div>
        <p className={styles.small}>核对只比较差异，不写入期刊库。</p>
      </div>
    </div>
  );
}

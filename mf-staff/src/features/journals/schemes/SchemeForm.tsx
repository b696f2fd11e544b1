import type { DeskJournalScheme } from '@harbor/contract';
import { type JournalSchemeKind, journalSchemeKinds } from '@harbor/contract/journal-facets';
import { notify } from '@harbor/runtime';
import { Field } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import inputs from '../../../parts/Inputs.module.css';
import { LineField } from '../../../parts/LineField';
import { PickField } from '../../../parts/PickField';
import { WordsField } from '../../../parts/WordsField';
import { useSaveScheme } from '../queries';

export interface SchemeFormProps {
  /** The edition that is changed; a new one without. */
  scheme: DeskJournalScheme | undefined;
  kind: JournalSchemeKind;
  onClose: () => void;
}

const kinds = Object.entries(journalSchemeKinds) as [JournalSchemeKind, string][];

const fields = [
  ...['kind', 'code', 'year', 'title', 'publisher'],
  ...['source', 'source_url', 'licence', 'effective_on'],
];

/** Enters an edition, or changes what is said of one. */
export function SchemeForm({ scheme, kind: family, onClose }: SchemeFormProps) {
  const first = {
    kind: scheme?.kind ?? family,
    code: scheme?.code ?? '',
    year: scheme ? String(scheme.year) : '',
    title: scheme?.title ?? '',
    publisher: scheme?.publisher ?? '',
    source: scheme?.source ?? '',
    source_url: scheme?.source_url ?? '',
    licence: scheme?.licence ?? '',
    effective_on: scheme?.effective_on ?? '',
  };
  const [said, setSaid] = useState(first);
  const saving = useSaving();
  const save = useSaveScheme();
  const set = (more: Partial<typeof said>) => setSaid({ ...said, ...more });
  const at = saving.fieldError;

  async function handleSave() {
    const body = {
      ...said,
      code: said.code.trim(),
      // What is no number is refused at its field.
      year: /^\d{4}$/.test(said.year.trim()) ? Number(said.year) : 0,
      source_url: said.source_url.trim(),
      effective_on: said.effective_on || null,
      ...(scheme && { id: scheme.id, revision: scheme.revision }),
    };
    if (!(await saving.run(() => save.mutateAsync({ body })))) return;
    notify.success(scheme ? '版本说明已修改' : '已登记，导入文件时可以选择这一版');
    onClose();
  }

  return (
    <EditOverlay
      title={scheme ? `编辑 ${scheme.title}` : '登记一版'}
      unsaved={JSON.stringify(said) !== JSON.stringify(first)}
      busy={saving.busy}
      problem={fields.some((field) => at(field)) ? undefined : saving.problem}
      save="保存"
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <div className={inputs.two}>
        {scheme ? (
          <Field label="类型" hint="登记后不能改类型">
            {(control) => (
              <input {...control} className={inputs.input} readOnly value={journalSchemeKinds[scheme.kind]} />
            )}
          </Field>
        ) : (
          <PickField
            label="类型"
            value={said.kind}
            options={kinds}
            error={at('kind')}
            onPick={(kind) => set({ kind })}
          />
        )}
        <LineField
          label="年份"
          value={said.year}
          onChange={(year) => set({ year })}
          error={at('year')}
          inputMode="numeric"
          placeholder="2026"
        />
      </div>
      <LineField
        label="名称"
        value={said.title}
        onChange={(title) => set({ title })}
        max={40}
        error={at('title')}
        hint="读者看到的名称，带上年份"
      />
      <LineField
        label="代号"
        value={said.code}
        onChange={(code) => set({ code })}
        max={20}
        error={at('code')}
        hint="同一系列各年用同一个代号，如 fenqu；小写字母、数字与连字符"
      />
      <LineField
        label="发布单位"
        value={said.publisher}
        onChange={(publisher) => set({ publisher })}
        max={60}
        error={at('publisher')}
      />
      <LineField
        label="来源"
        value={said.source}
        onChange={(source) => set({ source })}
        max={100}
        error={at('source')}
        hint="读者在指标旁看到"
      />
      <div className={inputs.two}>
        <LineField
          label="来源网址（选填）"
          value={said.source_url}
          onChange={(source_url) => set({ source_url })}
          error={at('source_url')}
          inputMode="url"
          placeholder="https://"
        />
        <Field label="生效日期（选填）" error={at('effective_on')}>
          {(control) => (
            <input
              {...control}
              type="date"
              className={inputs.input}
              value={said.effective_on}
              onChange={({ target }) => set({ effective_on: target.value })}
            />
          )}
        </Field>
      </div>
      <WordsField
        label="授权说明（选填）"
        value={said.licence}
        onChange={(licence) => set({ licence })}
        max={300}
        error={at('licence')}
        placeholder="写明可以怎样使用与展示"
      />
    </EditOverlay>
  );
}

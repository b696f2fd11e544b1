import type { TeacherLevelTerms } from '@harbor/contract';
import { notify, useQuery } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { useMe } from '../../../desk/useMe';
import { useSaving } from '../../../desk/useSaving';
import { EditOverlay } from '../../../parts/EditOverlay';
import { Listed } from '../../../parts/Listed';
import { termsQuery, useSaveTerms } from './queries';
import styles from './Terms.module.css';

const columns = [
  ['name', '名称'],
  ['rate', '分成 %'],
  ['min_orders', '单数'],
  ['min_credit', '信用分'],
  ['min_on_time', '准时 %'],
  ['min_accept', '验收 %'],
  ['orders', '同时服务'],
] as const;

/** Names, terms and rates of the four levels; whoever may not change them reads them. */
export function Terms({ onClose }: { onClose: () => void }) {
  const query = useQuery(termsQuery());
  if (query.data) return <Editor key={query.data.revision} {...query.data} onClose={onClose} />;
  return (
    <Overlay open onClose={onClose} title="等级设置" footer={<Button onClick={onClose}>关闭</Button>}>
      <Listed query={query} things="等级设置">
        {() => null}
      </Listed>
    </Overlay>
  );
}

interface EditorProps {
  data: TeacherLevelTerms[];
  revision: number;
  onClose: () => void;
}

type Texts = Record<(typeof columns)[number][0], string>;

const textsOf = (terms: TeacherLevelTerms): Texts =>
  Object.fromEntries(columns.map(([name]) => [name, String(terms[name])])) as Texts;

function Editor({ data, revision, onClose }: EditorProps) {
  const [rows, setRows] = useState(data.map(textsOf));
  const mayChange = useMe().rights.includes('settings.all');
  const saveTerms = useSaveTerms();
  const saving = useSaving();
  const table = (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">等级</th>
          {columns.map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={data[n]?.level}>
            <th scope="row">{data[n]?.level}</th>
            {columns.map(([name, label]) => (
              <td key={name}>
                <input
                  aria-label={`第 ${data[n]?.level} 级${label}`}
                  inputMode={name === 'name' ? 'text' : 'numeric'}
                  maxLength={8}
                  readOnly={!mayChange}
                  value={row[name]}
                  onChange={({ target }) =>
                    setRows((old) =>
                      old.map((one, at) => (at === n ? { ...one, [name]: target.value } : one)),
                    )
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!mayChange)
    return (
      <Overlay
        open
        onClose={onClose}
        title="等级设置"
        width={760}
        footer={<Button onClick={onClose}>关闭</Button>}
      >
        {table}
        <p className={styles.note}>等级的门槛与分成由超级管理员修改。</p>
      </Overlay>
    );
  async function save() {
    const levels = rows.map((row, n) => {
      const { name, ...numbers } = row;
      const read = Object.fromEntries(Object.entries(numbers).map(([key, text]) => [key, Number(text)]));
      return { level: data[n]?.level ?? n + 1, name: name.trim(), ...read } as TeacherLevelTerms;
    });
    const done = await saving.run(async () => ({
      done: await saveTerms.mutateAsync({ body: { revision, levels } }),
    }));
    if (!done) return;
    notify.success('已保存，等级已按新的门槛重新计算');
    onClose();
  }
  return (
    <EditOverlay
      title="等级设置"
      unsaved={JSON.stringify(rows) !== JSON.stringify(data.map(textsOf))}
      busy={saving.busy}
      problem={saving.fieldError('levels') ?? saving.problem}
      save="保存"
      onSave={() => void save()}
      onClose={onClose}
    >
      {table}
      <p className={styles.note}>保存后立即按新的门槛重新计算等级；分成只对之后的结算生效。</p>
    </EditOverlay>
  );
}

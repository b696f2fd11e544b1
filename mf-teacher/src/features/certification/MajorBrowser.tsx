import { useQuery } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './Fields.module.css';
import { majorTree } from './queries';
import type { Choice } from './SearchPicker';

/** All majors in three levels, for who does not know what theirs is called in the catalogue. */
export function MajorBrowser({ onChange }: { onChange: (value: Choice) => void }) {
  const [open, setOpen] = useState(false);
  const [field, setField] = useState('');
  const [group, setGroup] = useState('');
  const [major, setMajor] = useState(0);
  const tree = useQuery({ ...majorTree(), enabled: open });
  const fields = tree.data?.data ?? [];
  const groups = fields.find(({ value }) => value === field)?.children ?? [];
  const leaves = groups.find(({ value }) => value === group)?.children ?? [];
  const chosen = leaves.find(({ value }) => value === major);
  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        按门类浏览专业
      </Button>
      <Overlay
        open={open}
        onClose={() => setOpen(false)}
        title="选择专业"
        footer={
          <Button
            kind="primary"
            disabled={!chosen}
            onClick={() => {
              if (chosen) onChange({ id: chosen.value, name: chosen.label });
              setOpen(false);
            }}
          >
            {chosen ? `选择 ${chosen.label}` : '请选到专业'}
          </Button>
        }
      >
        {tree.isError ? (
          <p role="alert">
            名录没有加载出来{' '}
            <Button kind="text" onClick={() => void tree.refetch()}>
              重试
            </Button>
          </p>
        ) : null}
        <div className={styles.cascade}>
          <select
            aria-label="门类"
            value={field}
            disabled={tree.isPending}
            onChange={({ target }) => {
              setField(target.value);
              setGroup('');
              setMajor(0);
            }}
          >
            <option value="">{tree.isPending ? '正在加载…' : '门类'}</option>
            {fields.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <select
            aria-label="专业类"
            value={group}
            disabled={groups.length === 0}
            onChange={({ target }) => {
              setGroup(target.value);
              setMajor(0);
            }}
          >
            <option value="">专业类</option>
            {groups.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <select
            aria-label="专业"
            value={major}
            disabled={leaves.length === 0}
            onChange={({ target }) => setMajor(Number(target.value))}
          >
            <option value={0}>专业</option>
            {leaves.map(({ value, label, code }) => (
              <option key={value} value={value}>
                {label}（{code}）
              </option>
            ))}
          </select>
        </div>
      </Overlay>
    </>
  );
}
